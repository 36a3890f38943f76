import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { buttonClass } from '../ui/button.tsx';
import { Pattern } from './pattern.tsx';

export interface Slide {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
  readonly image?: string;
}

const shownMs = 6000;
const isPicture = /^(https?:|data:image\/|blob:|\.?\/)/;

/** Slides of which one is shown. They turn by themselves until somebody stops them. */
export function Carousel({ title, slides }: { title: string; slides: readonly Slide[] }) {
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState(true);
  const [held, setHeld] = useState(false);
  const count = slides.length;
  const slide = slides[at % Math.max(1, count)];
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!turning || held || calm || count < 2) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), shownMs);
    return () => clearInterval(timer);
  }, [turning, held, count]);
  if (slide === undefined) return null;
  const go = (to: number) => {
    setTurning(false);
    setAt((to + count) % count);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
        <SlideView slide={slide} place={`${at + 1} of ${count}`} live={!turning} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 p-3">
        <div className="flex gap-2">
          <button
            type="button"
            aria-label="Previous slide"
            onClick={() => go(at - 1)}
            className={buttonClass('plain', 'px-3')}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Next slide"
            onClick={() => go(at + 1)}
            className={buttonClass('plain', 'px-3')}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label={turning ? 'Stop turning' : 'Turn slides'}
            onClick={() => setTurning(!turning)}
            className={buttonClass('plain', 'px-3')}
          >
            {turning ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
        <div className="flex">
          {slides.map((one, index) => (
            <button
              key={one.title}
              type="button"
              aria-label={`Slide ${index + 1}: ${one.title}`}
              aria-current={index === at}
              onClick={() => go(index)}
              className="grid size-11 cursor-pointer place-items-center sm:size-8"
            >
              <span
                className={`block h-2.5 rounded-full ${index === at ? 'w-6 bg-link' : 'w-2.5 border border-line-strong'}`}
              />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

function SlideView({ slide, place, live }: { slide: Slide; place: string; live: boolean }) {
  const picture = slide.image !== undefined && isPicture.test(slide.image) ? slide.image : undefined;
  return (
    <article
      aria-roledescription="slide"
      aria-label={place}
      aria-live={live ? 'polite' : 'off'}
      data-slide
      className="relative isolate grid min-h-72 items-end overflow-hidden bg-primary text-on-primary sm:min-h-80"
    >
      {picture === undefined ? (
        <Pattern
          seed={slide.title}
          className="absolute top-0 right-0 -z-10 h-1/2 w-full sm:h-full sm:w-1/2"
        />
      ) : (
        <img src={picture} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      )}
      <div className="m-4 grid max-w-xl justify-items-start gap-2 rounded-card bg-primary p-5 sm:m-8">
        <h2 className="font-heading text-2xl font-bold sm:text-3xl">{slide.title}</h2>
        {slide.text === undefined ? null : <p className="line-clamp-3">{slide.text}</p>}
        {slide.path === undefined ? null : (
          <Link
            href={slide.path}
            className="mt-2 inline-flex min-h-11 items-center rounded-control bg-surface px-4 font-semibold text-ink"
          >
            Show more
          </Link>
        )}
      </div>
    </article>
  );
}

/** A carousel of records. */
export function RecordCarousel({
  entity,
  title,
  limit = 5,
}: {
  entity: Entity;
  title: string;
  limit?: number;
}) {
  const records = useRecords(entity.records);
  return <Carousel title={title} slides={records.slice(0, limit).map((record) => slideOf(entity, record))} />;
}

function slideOf(entity: Entity, record: AppRecord): Slide {
  const text = entity.fields.find(({ kind }) => kind === 'long-text');
  const image = imageField(entity);
  return {
    title: titleOf(entity, record),
    ...(text === undefined ? {} : { text: String(record[text.name] ?? '') }),
    ...(image === undefined ? {} : { image: String(record[image.name] ?? '') }),
    ...(entity.path === undefined ? {} : { path: `${entity.path}/${record.id}` }),
  };
}
