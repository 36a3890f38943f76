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

/** The scene of the app, else the thing that its title names, or a pattern where nothing is drawn for it. */
function HeroPicture({ title }: { title: string }) {
  const scene = drawnScene();
  const shapes = scene ?? drawnFor(title);
  return (
    <div className="app-hero-picture">
      {shapes === undefined ? (
        <Pattern seed={title} className="size-full bg-primary text-on-primary" />
      ) : (
        <Drawing shapes={shapes} {...(scene === undefined ? { seed: title } : {})} className="size-full" />
      )}
    </div>
  );
}

/** How large the letters may be: by the length of the title, and of its longest word, which is never broken for looks. */
function lengthOf(title: string): 'short' | 'middle' | 'long' {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length > 48 || longestWord > 16) return 'long';
  return title.length > 22 || longestWord > 11 ? 'middle' : 'short';
}

/** The first thing that is seen: what this is, in one line, and where to go from here. How it is laid out is the look's. */
export function Hero({ title, text, links = none }: HeroProps) {
  return (
    <section data-hero aria-label={title} className="app-hero">
      <HeroPicture title={title} />
      <div className="app-hero-body">
        <h2 data-length={lengthOf(title)} className="app-hero-title">
          {title}
        </h2>
        {text === undefined ? null : <p className="app-hero-text">{text}</p>}
        {links.length === 0 ? null : (
          <div className="app-hero-links">
            {links.map((link, index) => (
              <Link
                key={link.path}
                href={link.path}
                className={`app-hero-link ${index === 0 ? 'app-hero-link-first' : ''}`}
              >
                {link.label}
                {index === 0 ? <ArrowRight aria-hidden="true" className="size-5 shrink-0" /> : null}
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
