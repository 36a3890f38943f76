export const previewSizes = [
  { value: 'phone', label: 'Phone', width: 390, height: 844 },
  { value: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { value: 'desktop', label: 'Desktop', width: 1280, height: undefined },
] as const;

export type PreviewSize = (typeof previewSizes)[number]['value'];

export interface FittedFrame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A window of the wanted width in the room that there is: never enlarged, and as tall as the room, up to the device. */
export function fitFrame(size: PreviewSize, room: { width: number; height: number }): FittedFrame {
  const { width, height } = previewSizes.find(({ value }) => value === size) ?? previewSizes[2];
  const scale = room.width <= 0 ? 1 : Math.min(1, room.width / width);
  const tall = Math.round(room.height / scale);
  // A desktop has no height of its own, and more room than it needs is used.
  const fitting = height === undefined ? tall : Math.min(height, tall);
  const wide = height === undefined && room.width > width ? Math.round(room.width) : width;
  return { width: wide, height: Math.max(fitting, 1), scale };
}
