import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** A console at night: one width of letters, prompts, brackets, no pictures in lists. */
export const terminal: CharacterLook = {
  name: 'night console',
  words: 'letters of one width, prompts and brackets',
  text: textFace('IBM Plex Mono', 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace'),
  heading: headingFace('Space Mono', 700, 'ui-monospace, "SF Mono", Menlo, Consolas, monospace'),
  corners: { control: '0.125rem', button: '0.125rem', card: '0.125rem', badge: '0.125rem' },
  shadow: 'none',
  bar: 'plain',
  css: `  .app-bar {
    border-bottom: 1px solid var(--color-line-strong);
  }

  .app-name::before {
    content: "~/" / "";
    color: var(--color-link);
  }

  .app-bar .app-link {
    padding-inline: 0.625rem;
    font-weight: 400;
    text-transform: lowercase;
  }

  .app-bar .app-link[aria-current] {
    background: var(--color-primary);
    color: var(--color-on-primary);
  }

  .app-page {
    gap: 1.25rem;
  }

  .app-page-title {
    font-size: 1.5rem;
    letter-spacing: -0.02em;
  }

  .app-page-title::before,
  .app-section-title::before {
    content: "# " / "";
    color: var(--color-link);
  }

  .app-section-title {
    font-size: 1.25rem;
  }

  .app-hero {
    border: 1px solid var(--color-line-strong);
    background: var(--color-surface);
  }

  .app-hero::before {
    content: "● ● ●" / "";
    padding: 0.375rem 1rem;
    border-bottom: 1px solid var(--color-line-strong);
    background: var(--color-soft);
    color: var(--color-link);
    font-size: 0.75rem;
    letter-spacing: 0.2em;
  }

  .app-hero-picture {
    display: none;
  }

  .app-hero-body {
    padding: 2rem 1.25rem;
  }

  .app-hero-title {
    font-size: clamp(1.75rem, 1.2rem + 2.8vw, 3.25rem);
    letter-spacing: -0.03em;
  }

  .app-hero-title[data-length="long"] {
    font-size: clamp(1.25rem, 1rem + 1.4vw, 2rem);
  }

  .app-hero-title::before {
    content: "$ " / "";
    color: var(--color-link);
  }

  .app-hero-title::after {
    content: "▌" / "";
    color: var(--color-link);
    animation: app-blink 1.2s steps(1) infinite;
  }

  .app-hero-text {
    font-size: 1rem;
    color: var(--color-muted);
  }

  .app-hero-link {
    border-width: 1px;
    font-weight: 400;
  }

  .app-button {
    font-weight: 400;
  }

  .app-button-primary {
    font-weight: 600;
  }

  .app-badge {
    padding: 0;
    background: transparent;
  }

  .app-badge::before {
    content: "[" / "";
  }

  .app-badge::after {
    content: "]" / "";
  }

  .app-table :is(th, td) {
    padding-block: 0.5rem;
  }

  .app-list,
  .app-picks,
  .app-ways {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: 1px solid var(--color-line-strong);
    background: var(--color-surface);
    counter-reset: line;
  }

  .app-item,
  .app-pick,
  .app-ways > li {
    counter-increment: line;
  }

  .app-item + .app-item,
  .app-pick + .app-pick,
  .app-ways > li + li {
    border-top: 1px solid var(--color-line);
  }

  .app-item-card,
  .app-pick-card,
  .app-way {
    border: 0;
    background: transparent;
  }

  .app-item-picture,
  .app-pick-picture,
  .app-way-icon {
    display: none;
  }

  .app-item-body,
  .app-pick-body {
    gap: 0.375rem;
    padding: 0.75rem 1rem;
  }

  .app-item-title,
  .app-pick-title {
    font-family: var(--font-sans);
    font-size: 1rem;
  }

  .app-item-title::before,
  .app-pick-title::before {
    content: counter(line, decimal-leading-zero) "  " / "";
    color: var(--color-muted);
    font-weight: 400;
    white-space: pre;
  }

  .app-item-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
  }

  .app-way {
    padding: 0.75rem 1rem;
  }

  .app-stat-value {
    font-size: 1.75rem;
  }

  @media (width >= 48rem) {
    .app-hero-body {
      padding: 3rem 2rem;
    }

    .app-item-body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: 1.5rem;
    }

    .app-item-title,
    .app-item-facts {
      grid-column: 1;
    }

    .app-item-tools {
      grid-row: 1 / span 2;
      grid-column: 2;
      justify-content: end;
      max-width: 22rem;
      margin: 0;
      padding: 0;
    }
  }

  @keyframes app-blink {
    50% {
      opacity: 0;
    }
  }`,
};
