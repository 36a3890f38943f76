/** A place on a slide, in inches. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** PowerPoint takes colours without their sign. */
export function slideColour(hex: string): string {
  return hex.replace('#', '');
}
