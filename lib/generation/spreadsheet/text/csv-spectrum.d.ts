declare module "csv-spectrum" {
  function spectrum(done: (error: Error | null, items: spectrum.Item[]) => void): void;
  namespace spectrum {
    interface Item {
      name: string;
      csv: Buffer;
      json: Buffer;
    }
  }
  export default spectrum;
}
