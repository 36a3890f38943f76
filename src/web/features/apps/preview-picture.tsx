import { Download, ImageOff, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Picture, PictureSize } from './preview-pictures.ts';

interface PreviewPictureProps {
  size: PictureSize;
  /** Absent while it is taken. */
  picture: Picture | undefined;
  appName: string;
  fileName: string;
  upscaling: boolean;
  onUpscale: () => void;
}

const labels: Record<PictureSize, string> = { desktop: 'Desktop', phone: 'Mobile' };
const shapes: Record<PictureSize, string> = { desktop: 'aspect-8/5', phone: 'aspect-390/844' };

export function PreviewPicture(props: PreviewPictureProps) {
  const { size, picture, appName, fileName, upscaling, onUpscale } = props;
  const [pixels, setPixels] = useState('');
  const [broken, setBroken] = useState<string>();
  const isBroken = picture !== undefined && (picture.image === '' || picture.image === broken);
  return (
    <figure className="grid min-w-0 content-start gap-2.5">
      <div
        className={`overflow-hidden rounded-medium border border-line-strong bg-ground ${shapes[size]} ${size === 'phone' ? 'mx-auto w-full max-w-52' : ''}`}
      >
        {picture === undefined ? <Skeleton className="size-full rounded-none" /> : null}
        {isBroken ? <NoPicture /> : null}
        {picture === undefined || isBroken ? null : (
          <img
            src={`data:image/webp;base64,${picture.image}`}
            alt={`${appName} on a ${size}`}
            className="size-full object-cover object-top"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPixels(`${naturalWidth} × ${naturalHeight}`)
            }
            onError={() => setBroken(picture.image)}
          />
        )}
      </div>
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:min-h-9">
        <span className="text-small font-medium text-ink">
          {labels[size]}
          <span
            aria-live="polite"
            className="ml-2 font-mono text-caption font-normal text-ink-muted tabular-nums"
          >
            {picture === undefined || isBroken ? '' : pixels}
          </span>
        </span>
        <span className="flex gap-2">
          {picture?.upscaled === true && !isBroken ? (
            <a
              href={`data:image/webp;base64,${picture.image}`}
              download={`${fileName}-${size}.webp`}
              className={buttonClass()}
            >
              <Download aria-hidden />
              Save<span className="sr-only"> the {size} picture</span>
            </a>
          ) : (
            <Button onClick={onUpscale} busy={upscaling} disabled={picture === undefined || isBroken}>
              {upscaling ? null : <Maximize2 aria-hidden />}
              Upscale<span className="sr-only"> the {size} picture</span>
            </Button>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function NoPicture() {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-small text-ink-muted">
      <ImageOff aria-hidden className="size-5" />
      Failed to load image
    </div>
  );
}
