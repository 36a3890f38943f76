import { useState } from 'react';
import { Input } from '../ui/input.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import type { NamedStory } from './all-stories.ts';
import { storyGroups } from './story.ts';

/** Every primitive of the design system on one page, for those who build with it. */
export function Gallery({ stories }: { stories: readonly NamedStory[] }) {
  const [query, setQuery] = useState('');
  const shown = stories.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()));
  const groups = storyGroups
    .map((group) => ({ group, members: shown.filter((story) => story.group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-10 px-4 sm:px-6 lg:grid-cols-[12rem_1fr]">
      <header className="sticky top-0 z-10 flex h-14 items-center justify-between gap-4 border-b border-line bg-ground lg:col-span-2">
        <h1 className="text-small font-semibold">Design system</h1>
        <div className="flex items-center gap-2">
          <Input
            aria-label="Find a primitive"
            placeholder="Find a primitive"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="max-w-48"
          />
          <ThemeToggle />
        </div>
      </header>
      <nav
        aria-label="Primitives"
        className="sticky top-14 hidden max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto py-8 text-small lg:block"
      >
        {groups.map(({ group, members }) => (
          <div key={group} className="mb-5">
            <p className="mb-1 text-caption font-medium text-ink-faint">{group}</p>
            <ul>
              {members.map(({ name, title }) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => document.getElementById(name)?.scrollIntoView()}
                    className="py-1 text-left text-ink-muted transition-colors hover:text-ink"
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className="min-w-0 py-8">
        {groups.map(({ group, members }) => (
          <div key={group} className="mb-16 grid gap-12">
            <h2 className="text-headline font-semibold">{group}</h2>
            {members.map(({ name, title, Show }) => (
              <section key={name} id={name} aria-label={title} className="min-w-0 scroll-mt-20">
                <h3 className="mb-3 font-mono text-caption text-ink-faint">{title}</h3>
                <Show />
              </section>
            ))}
          </div>
        ))}
      </main>
    </div>
  );
}
