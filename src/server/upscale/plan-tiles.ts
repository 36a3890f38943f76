/** How a picture is cut, so that memory does not grow with it and places where nothing happens cost nothing. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Longest side of one piece. */
const pieceSide = 144;
/** So far around a piece the network looks; what is further away changes nothing that can be seen. */
export const margin = 8;

/** The areas that the network has to see. Outside of them every dot is like its neighbours. */
export function planTiles(picture: Pixels): Area[] {
  return pieces(picture).flatMap((piece) => {
    const busy = busyArea(picture, grow(piece, margin, picture));
    if (busy === undefined) return [];
    const kept = intersect(piece, grow(busy, margin, picture));
    return kept === undefined ? [] : [kept];
  });
}

/** Pieces of about the same size: no narrow rest at the end, which would be margin for the most part. */
function pieces({ width, height }: Pixels): Area[] {
  const columns = Math.ceil(width / pieceSide);
  const rows = Math.ceil(height / pieceSide);
  const edge = (length: number, count: number, at: number) => Math.floor((length * at) / count);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [edge(width, columns, column), edge(height, rows, row)];
    return {
      x,
      y,
      width: edge(width, columns, column + 1) - x,
      height: edge(height, rows, row + 1) - y,
    };
  });
}

export function grow(area: Area, by: number, within: { width: number; height: number }): Area {
  const x = Math.max(0, area.x - by);
  const y = Math.max(0, area.y - by);
  return {
    x,
    y,
    width: Math.min(within.width, area.x + area.width + by) - x,
    height: Math.min(within.height, area.y + area.height + by) - y,
  };
}

function intersect(one: Area, other: Area): Area | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The smallest area that holds every dot unlike its right or lower neighbour. */
function busyArea({ data, width }: Pixels, area: Area): Area | undefined {
  const dots = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (let y = area.y; y < area.y + area.height; y++)
    for (let x = area.x; x < area.x + area.width; x++) {
      const at = y * width + x;
      const unlikeRight = x + 1 < area.x + area.width && dots[at] !== dots[at + 1];
      const unlikeLower = y + 1 < area.y + area.height && dots[at] !== dots[at + width];
      if (!unlikeRight && !unlikeLower) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, unlikeRight ? x + 1 : x);
      bottom = Math.max(bottom, unlikeLower ? y + 1 : y);
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
