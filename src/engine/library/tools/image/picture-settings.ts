export interface PictureSettings {
  /** Quarter turns to the right. */
  readonly turns: number;
  readonly mirrored: boolean;
  readonly crop: CropName;
  /** Of the width that the picture has, in percent. */
  readonly scale: number;
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly gray: number;
  readonly sepia: number;
  readonly blur: number;
  readonly text: string;
  readonly textColor: string;
  readonly textSize: number;
  readonly textPlace: TextPlace;
}

export const crops = { Original: 0, Square: 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;
export type CropName = keyof typeof crops;

export const textPlaces = ['Bottom right', 'Bottom left', 'Centre', 'Top'] as const;
export type TextPlace = (typeof textPlaces)[number];

export const untouched: PictureSettings = {
  turns: 0,
  mirrored: false,
  crop: 'Original',
  scale: 100,
  brightness: 100,
  contrast: 100,
  saturation: 100,
  gray: 0,
  sepia: 0,
  blur: 0,
  text: '',
  textColor: '#ffffff',
  textSize: 6,
  textPlace: 'Bottom right',
};

export function filterText({ brightness, contrast, saturation, gray, sepia, blur }: PictureSettings): string {
  return `brightness(${brightness}%) contrast(${contrast}%) saturate(${saturation}%) grayscale(${gray}%) sepia(${sepia}%) blur(${blur}px)`;
}

export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with the wanted proportions, from its middle. */
export function cutOf(width: number, height: number, crop: CropName): Cut {
  const wanted = crops[crop];
  if (wanted === 0) return { x: 0, y: 0, width, height };
  const cutWidth = Math.round(Math.min(width, height * wanted));
  const cutHeight = Math.round(Math.min(height, width / wanted));
  return {
    x: Math.round((width - cutWidth) / 2),
    y: Math.round((height - cutHeight) / 2),
    width: cutWidth,
    height: cutHeight,
  };
}

/** How large the result is, in pixels. */
export function sizeOf(
  width: number,
  height: number,
  settings: PictureSettings,
): { width: number; height: number } {
  const cut = cutOf(width, height, settings.crop);
  const scaled = [cut.width, cut.height].map((side) =>
    Math.max(1, Math.round((side * settings.scale) / 100)),
  );
  const [w = 1, h = 1] = settings.turns % 2 === 0 ? scaled : scaled.toReversed();
  return { width: w, height: h };
}
