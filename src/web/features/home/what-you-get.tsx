import { BadgeCheck, PackageOpen, Users } from 'lucide-react';

const facts = [
  {
    icon: BadgeCheck,
    heading: 'Tried before you get it',
    text: 'A kept app is built and used in a real browser first: every page, every form, on a desktop and on a phone.',
  },
  {
    icon: Users,
    heading: 'Shared with whom you like',
    text: 'Publish it at an address of its own. Its visitors share their records, and its rules hold for all of them.',
  },
  {
    icon: PackageOpen,
    heading: 'Yours to take away',
    text: 'Download it as a project with its source code, as a git history, or as an app for the desktop.',
  },
];

/** What becomes of a sentence once it is kept. */
export function WhatYouGet() {
  return (
    <ul className="grid gap-4 @4xl:grid-cols-3">
      {facts.map(({ icon: Icon, heading, text }) => (
        <li key={heading} className="rounded-large border border-line bg-surface p-5 shadow-card">
          <span className="flex size-9 items-center justify-center rounded-medium border border-line bg-surface-raised text-accent">
            <Icon aria-hidden className="size-4.5" />
          </span>
          <h3 className="mt-4 text-body font-semibold text-ink">{heading}</h3>
          <p className="mt-1.5 text-small text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
