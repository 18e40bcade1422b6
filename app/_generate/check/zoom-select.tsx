import { memo } from "react";
import { useSay } from "../../_site/words/say.tsx";

/** Preview sizes: the whole page, or 100 % and 200 % of the paper's real size. */
const zooms = ["whole", "real", "double"] as const;
export type Zoom = (typeof zooms)[number];

interface ZoomSelectProps {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

export const ZoomSelect = memo(function ZoomSelect({ zoom, onZoom }: ZoomSelectProps) {
  const say = useSay();
  return (
    <label>
      <span className="visually-hidden">{say("check.zoom")}</span>
      <select
        value={zoom}
        onChange={(event) => onZoom(zooms.find((one) => one === event.currentTarget.value) ?? "whole")}
      >
        {zooms.map((one) => (
          <option key={one} value={one}>
            {say(`check.zoom.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
});
