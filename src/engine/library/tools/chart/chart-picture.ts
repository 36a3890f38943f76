import { say } from '../../ui/toast.tsx';
import { savePicture } from '../parts/save-picture.ts';

const copied = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'font-family', 'text-anchor'];

/** Downloads a drawing of the page as PNG, with the colours that it has now. */
export function savePictureOf(svg: SVGSVGElement | null | undefined, name: string): void {
  if (svg === null || svg === undefined) return;
  const box = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>('*');
  for (const [index, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const property of copied) element.style.setProperty(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = box.width * 2;
    canvas.height = box.height * 2;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.fillStyle = getComputedStyle(svg.closest('section') ?? document.body).backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    savePicture(canvas, name);
  };
  picture.onerror = () => say('The picture could not be made.', { tone: 'bad' });
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}
