import { cutOf, filterText, type PictureSettings, sizeOf } from './picture-settings.ts';

export type Source = HTMLImageElement | HTMLCanvasElement;

function naturalSize(source: Source): { width: number; height: number } {
  return source instanceof HTMLImageElement
    ? { width: source.naturalWidth, height: source.naturalHeight }
    : { width: source.width, height: source.height };
}

/** Draws a picture with all its changes; the canvas gets the size of the result. */
export function drawPicture(canvas: HTMLCanvasElement, source: Source, settings: PictureSettings): void {
  const natural = naturalSize(source);
  const { width, height } = sizeOf(natural.width, natural.height, settings);
  const cut = cutOf(natural.width, natural.height, settings.crop);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const [w, h] = settings.turns % 2 === 0 ? [width, height] : [height, width];
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.rotate((settings.turns * Math.PI) / 2);
  pen.scale(settings.mirrored ? -1 : 1, 1);
  pen.filter = filterText(settings);
  pen.drawImage(source, cut.x, cut.y, cut.width, cut.height, -w / 2, -h / 2, w, h);
  pen.restore();
  drawText(pen, width, height, settings);
}

function drawText(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  settings: PictureSettings,
): void {
  if (settings.text === '') return;
  const size = Math.max(8, (Math.min(width, height) * settings.textSize) / 100);
  const margin = size * 0.7;
  const place = settings.textPlace;
  pen.font = `bold ${size}px sans-serif`;
  pen.textAlign = place === 'Bottom right' ? 'right' : place === 'Bottom left' ? 'left' : 'center';
  pen.textBaseline = place === 'Top' ? 'top' : place === 'Centre' ? 'middle' : 'bottom';
  const x = place === 'Bottom right' ? width - margin : place === 'Bottom left' ? margin : width / 2;
  const y = place === 'Top' ? margin : place === 'Centre' ? height / 2 : height - margin;
  pen.lineWidth = size / 10;
  pen.strokeStyle = '#00000080';
  pen.fillStyle = settings.textColor;
  pen.strokeText(settings.text, x, y, width - margin);
  pen.fillText(settings.text, x, y, width - margin);
}

/** A landscape to try the tool with. */
export function samplePicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 960;
  canvas.height = 640;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const sky = pen.createLinearGradient(0, 0, 0, 640);
  sky.addColorStop(0, '#3b82f6');
  sky.addColorStop(1, '#fde68a');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 960, 640);
  pen.fillStyle = '#fbbf24';
  pen.beginPath();
  pen.arc(720, 190, 70, 0, Math.PI * 2);
  pen.fill();
  for (const [color, top, sway] of [
    ['#475569', 360, 120],
    ['#166534', 450, 60],
    ['#15803d', 540, 30],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, 640);
    for (let x = 0; x <= 960; x += 20) pen.lineTo(x, top + Math.sin(x / (40 + sway)) * sway);
    pen.lineTo(960, 640);
    pen.fill();
  }
  return canvas;
}
