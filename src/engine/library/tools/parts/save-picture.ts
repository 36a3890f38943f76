import { say } from '../../ui/toast.tsx';

/** Hands a drawn picture to the browser as a file. */
export function savePicture(canvas: HTMLCanvasElement, name: string, type = 'image/png'): void {
  canvas.toBlob((blob) => {
    if (blob === null) {
      say('The picture could not be made.', { tone: 'bad' });
      return;
    }
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    say(`${name} was downloaded.`);
  }, type);
}
