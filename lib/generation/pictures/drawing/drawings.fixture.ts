/** Abridged drawings as various programs export them, each with its program's peculiarities. */
export const exportedDrawings: Record<string, string> = {
  illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px"
 y="0px" viewBox="0 0 120 80" style="enable-background:new 0 0 120 80;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:#E4032E;} .st1{fill:none;stroke:#005;stroke-width:3;stroke-miterlimit:10;}
 .st0.big, #dot{fill:url(#SVGID_1_);} ]]></style>
<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="80">
<stop offset="0" style="stop-color:#FFD500"/><stop offset="1" style="stop-color:#00A"/></linearGradient>
<rect x="10" y="10" class="st0" width="40" height="40"/><rect x="60" y="10" class="st0 big" width="40" height="40"/>
<path class="st1" d="M10,60c20-20,40,20,60,0s40,0,40,0"/><circle id="dot" cx="30" cy="66" r="9"/>
<switch><foreignObject requiredExtensions="x" width="1" height="1"/><g><path d="M90 60h20v12H90z"/></g></switch></svg>`,
  inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="120mm" height="80mm" viewBox="0 0 120 80" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:version="1.3">
<sodipodi:namedview id="v" pagecolor="#ffffff"/><metadata><rdf:RDF xmlns:rdf="urn:r"><x/></rdf:RDF></metadata>
<defs><filter id="unused" inkscape:label="Glow"><feTurbulence numOctaves="9"/></filter>
<clipPath id="clip"><ellipse cx="60" cy="40" rx="50" ry="30"/></clipPath>
<symbol id="leaf" viewBox="0 0 10 10"><path d="M0 5C0 0 10 0 10 5S0 10 0 5z"/></symbol></defs>
<g inkscape:groupmode="layer" clip-path="url(#clip)" style="display:inline;fill:#2a7;stroke:none">
<rect width="120" height="80" style="fill:#dfd;fill-opacity:0.8"/><use xlink:href="#leaf" width="40" height="40" x="20" y="20"/>
<use href="#leaf" transform="rotate(30 80 40)" x="70" y="20" width="30" height="30" style="fill:#a27"/></g></svg>`,
  figma: `<svg width="120" height="80" viewBox="0 0 120 80" fill="none" xmlns="http://www.w3.org/2000/svg">
<g filter="url(#filter0_d)"><rect x="20" y="15" width="80" height="45" rx="8" fill="#5B5BD6"/></g>
<defs><filter id="filter0_d" x="6" y="7" width="108" height="73" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix"
 values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="6"/><feGaussianBlur stdDeviation="7"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.4 0"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="e"/><feBlend mode="normal" in="SourceGraphic" in2="e"/></filter></defs></svg>`,
  byHand: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><defs>
<marker id="arrow" markerWidth="6" markerHeight="6" refX="3" refY="3" orient="auto"><path d="M0 0L6 3L0 6z"/></marker>
<pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2" fill="#a50"/></pattern>
<mask id="fade"><rect width="120" height="80" fill="#fff" opacity="0.6"/></mask>
<radialGradient id="glow"><stop stop-color="#ff0"/><stop offset="1" stop-color="#f70" stop-opacity="0"/></radialGradient></defs>
<rect width="60" height="80" fill="url(#dots)"/><g mask="url(#fade)"><circle cx="90" cy="40" r="28" fill="url(#glow)"/></g>
<polyline points="5,70 40,50 110,72" fill="none" stroke="#222" stroke-width="2" stroke-dasharray="6 3" marker-end="url(#arrow)"/>
<g style="mix-blend-mode: multiply; marker: none"><path d="M70 5h40v20h-40z" fill="#09c" opacity=".5"/></g></svg>`,
};
