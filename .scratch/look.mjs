import { chromium } from "playwright";
import { writeFileSync } from "node:fs";
const url="http://localhost:24810";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const ctx=await b.newContext({viewport:{width:1280,height:1000},locale:"en-GB"});
const page=await ctx.newPage();
const rows=["Order no,Customer,Address,Date,Item,Qty,Price incl. VAT,VAT %,Status"];
const names=["Zoë Müller","Łukasz Żak","Þóra Björnsdóttir","Nguyễn Văn An","José Peña"];
for(let i=1;i<=30;i++){ rows.push(`R-${100+Math.ceil(i/2)},${names[i%5]},"12 Mill Lane, York",2026-11-${String(1+i%28).padStart(2,"0")},Mug ${i},${1+i%3},${(9.99+i).toFixed(2)},20,${i%9==0?"Cancelled":"Paid"}`); }
await page.goto(url);
await page.getByLabel("Spreadsheet",{exact:true}).setInputFiles({name:"orders.csv",mimeType:"text/csv",buffer:Buffer.from(rows.join("\n"))});
await page.waitForTimeout(4000);
await page.screenshot({path:"/tmp/l1.png",fullPage:true});
await page.getByRole("radio",{name:/Invoice/}).first().check({force:true}).catch(e=>console.log(String(e).slice(0,200)));
await page.waitForTimeout(4000);
await page.screenshot({path:"/tmp/l2.png",fullPage:true});
await b.close();
