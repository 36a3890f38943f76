import { useId, useState } from 'react';

const largest = 15_000_000;

/** A picture from the device, ready to be drawn. What is no picture is refused with a reason. */
export function PictureFile({
  label,
  onPicture,
}: {
  label: string;
  onPicture: (picture: HTMLImageElement) => void;
}) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  function take(file: File | undefined): void {
    if (file === undefined) return;
    if (!file.type.startsWith('image/')) return setFault('Choose a picture (PNG, JPEG, WebP or GIF).');
    if (file.size > largest) return setFault('Choose a picture of at most 15 MB.');
    const address = URL.createObjectURL(file);
    const picture = new Image();
    picture.onload = () => {
      setFault(undefined);
      onPicture(picture);
      URL.revokeObjectURL(address);
    };
    picture.onerror = () => {
      setFault('This picture cannot be read.');
      URL.revokeObjectURL(address);
    };
    picture.src = address;
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-invalid={fault !== undefined}
        onChange={(event) => take(event.target.files?.[0])}
        className="w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-4 file:font-semibold file:text-on-primary"
      />
      {fault === undefined ? null : <p className="mt-1 text-sm font-medium text-danger-ink">{fault}</p>}
    </div>
  );
}
