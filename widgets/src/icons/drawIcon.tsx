/**
 * An icon, drawn once for all places: an element that stays the same costs nothing when what is around it is drawn
 * again. The shapes are those of Fluent UI System Icons (Microsoft, MIT).
 *
 * @param size side of the square that the path is drawn in.
 */
export const drawIcon = (path: string, size = 20) => (
  <svg aria-hidden="true" fill="currentColor" width="1em" height="1em" viewBox={`0 0 ${size} ${size}`}>
    <path d={path} />
  </svg>
);
