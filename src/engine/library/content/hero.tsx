import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Drawing } from './drawing.tsx';
import { drawnFor, drawnScene } from './drawn.ts';
import { Pattern } from './pattern.tsx';

export interface HeroLink {
  readonly label: string;
  readonly path: string;
}

interface HeroProps {
  title: string;
  text?: string;
  links?: readonly HeroLink[];
}

const none: readonly HeroLink[] = [];

const linkClass =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 text-base font-semibold transition';

/** The scene of the app, else the thing that its title names, or a pattern where nothing is drawn for it. */
function HeroPicture({ title }: { title: string }) {
  const scene = drawnScene();
  const shapes = scene ?? drawnFor(title);
  const place = 'absolute right-0 bottom-0 -z-10 h-44 w-full sm:h-full';
  return shapes === undefined ? (
    <Pattern seed={title} className={`${place} sm:w-1/2 sm:mask-l-from-60%`} />
  ) : (
    <Drawing
      shapes={shapes}
      {...(scene === undefined ? { seed: title } : {})}
      className={`${place} sm:w-[48%] sm:[clip-path:polygon(9%_0,100%_0,100%_100%,0_100%)]`}
    />
  );
}

/** The first thing that is seen: what this is, in one line, and where to go from here. */
export function Hero({ title, text, links = none }: HeroProps) {
  const size =
    title.length > 60
      ? 'text-3xl sm:text-4xl'
      : title.length > 28
        ? 'text-4xl sm:text-5xl'
        : 'text-4xl sm:text-6xl';
  return (
    <section
      data-hero
      aria-label={title}
      className="relative isolate overflow-hidden rounded-card bg-primary pb-48 text-on-primary shadow-card sm:pb-0"
    >
      <HeroPicture title={title} />
      <div className="grid content-center justify-items-start gap-6 px-6 pt-12 pb-6 sm:min-h-96 sm:max-w-[56%] sm:px-12 sm:py-16">
        <h2 className={`font-heading leading-[1.08] font-bold tracking-tight text-balance ${size}`}>
          {title}
        </h2>
        {text === undefined ? null : <p className="max-w-xl text-lg leading-relaxed text-pretty">{text}</p>}
        {links.length === 0 ? null : (
          <div className="flex flex-wrap gap-3 pt-2">
            {links.map((link, index) => (
              <Link
                key={link.path}
                href={link.path}
                className={`${linkClass} ${index === 0 ? 'bg-surface text-ink shadow-card hover:brightness-95' : 'border-2 border-current hover:underline'}`}
              >
                {link.label}
                {index === 0 ? <ArrowRight aria-hidden="true" className="size-5" /> : null}
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
