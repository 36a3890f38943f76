import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PreviewPictures } from './preview-pictures.ts';

interface CardPictureProps {
  pictures: PreviewPictures | undefined;
  /** They are on their way, or the app itself is. */
  waiting: boolean;
}

/** The app on a desktop, and in its corner on a phone. What it is stands beside it, so it is not read out. */
export function CardPicture({ pictures, waiting }: CardPictureProps) {
  return (
    <div
      aria-hidden
      className="relative aspect-8/5 overflow-hidden rounded-t-large border-b border-line bg-surface-raised"
    >
      {pictures === undefined ? <Nothing waiting={waiting} /> : <Both pictures={pictures} />}
    </div>
  );
}

function Both({ pictures: { desktop, phone } }: { pictures: PreviewPictures }) {
  const [isBroken, setBroken] = useState(false);
  const [isPhoneBroken, setPhoneBroken] = useState(false);
  if (isBroken) return <Nothing waiting={false} />;
  return (
    <>
      <img
        src={`data:image/webp;base64,${desktop.image}`}
        alt=""
        onError={() => setBroken(true)}
        className="size-full object-cover object-top"
      />
      {phone.image === '' || isPhoneBroken ? null : (
        <img
          src={`data:image/webp;base64,${phone.image}`}
          alt=""
          onError={() => setPhoneBroken(true)}
          className="absolute right-3 -bottom-1 aspect-390/760 w-[19%] rounded-t-medium border-2 border-b-0 border-surface-overlay bg-surface object-cover object-top shadow-overlay"
        />
      )}
    </>
  );
}

function Nothing({ waiting }: { waiting: boolean }) {
  if (waiting) return <Skeleton className="size-full rounded-none" />;
  return (
    <span className="flex size-full items-center justify-center text-ink-faint">
      <ImageOff className="size-5" />
    </span>
  );
}
