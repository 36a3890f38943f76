import type { StudyCard } from '../../../catalog/study/card.ts';

interface PictureViewProps {
  data: string;
  picture: NonNullable<StudyCard['picture']>;
  isOpen: boolean;
}

/** A picture with its parts covered; the one that is asked has another colour and opens with the answer. */
export function PictureView({ data, picture: { boxes, asked }, isOpen }: PictureViewProps) {
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <img
        src={data}
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
