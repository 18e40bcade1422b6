import styles from "./check.module.css";

/** A printed page between its crop marks. An SVG as an image: nothing in it can run, load or reach the page. */
export function Sheet({ source, words }: { source: string; words: string }) {
  return (
    <div className={styles.sheet}>
      {/* biome-ignore lint/performance/noImgElement: there is nothing to optimise in an SVG */}
      <img src={source} alt={words} />
    </div>
  );
}
