import { type ReactNode, useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';

interface TourScene {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A part of the product itself, at work; never a picture of one. */
  readonly content: ReactNode;
}

interface ProductTourProps {
  /** The first is shown; the others are a choice away. All are of about the same height. */
  scenes: readonly [TourScene, ...TourScene[]];
  /** Says that what is seen is real. */
  note: ReactNode;
}

/** The product at work, in a frame. A scene is added by adding it to the list. */
export function ProductTour({ scenes, note }: ProductTourProps) {
  const [chosen, choose] = useState(scenes[0].id);
  const scene = scenes.find(({ id }) => id === chosen) ?? scenes[0];
  return (
    <div className="min-w-0 rounded-large bg-linear-to-b from-accent/50 via-line-strong to-line p-px shadow-overlay">
      <div className="rounded-large bg-ground p-1.5">
        {scenes.length > 1 ? (
          <div className="mb-1.5">
            <Segmented
              label="What to look at"
              options={scenes.map(({ id, label, icon }) => ({ value: id, label, icon }))}
              value={scene.id}
              onChange={choose}
            />
          </div>
        ) : null}
        {scene.content}
        <p className="px-3 pt-3 pb-2 text-caption text-ink-muted">{note}</p>
      </div>
    </div>
  );
}
