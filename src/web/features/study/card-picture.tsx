import type { StudyCard } from '../../../catalog/study/card.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface CardPictureProps {
  picture: NonNullable<StudyCard['picture']>;
  isOpen: boolean;
}

/** The picture of a card, with its parts covered; the one that is asked has another colour and opens with the answer. */
export function CardPicture({ picture: { id, boxes, asked }, isOpen }: CardPictureProps) {
  const { record, status } = useRecord(studyPictures, id);
  if (record === undefined)
    return status === 'loading' ? (
      <Skeleton className="mx-auto h-48 w-full max-w-md" />
    ) : (
      <p className="text-small text-ink-muted">The picture of this card is not on this device yet.</p>
    );
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <img
        src={record.value.data}
        alt={isOpen ? 'The picture with its answer shown' : 'The picture with parts covered'}
        className="block max-h-[50vh] max-w-full rounded-medium"
      />
      <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none" viewBox="0 0 1 1">
        {boxes.map((box, index) => {
          const isAsked = index === asked;
          if (isAsked && isOpen)
            return (
              <rect
                key={`${box.x} ${box.y}`}
                x={box.x}
                y={box.y}
                width={box.w}
                height={box.h}
                className="fill-transparent stroke-accent"
                strokeWidth="0.006"
              />
            );
          return (
            <rect
              key={`${box.x} ${box.y}`}
              x={box.x}
              y={box.y}
              width={box.w}
              height={box.h}
              className={isAsked ? 'fill-accent-fill' : 'fill-line-strong'}
            />
          );
        })}
      </svg>
    </div>
  );
}
