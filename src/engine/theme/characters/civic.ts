import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** A well-run practice: white, clear, everything in its line, nothing that shouts. */
export const civic: CharacterLook = {
  name: 'clinic-clean',
  words: 'clear letters, white panels and one line for each thing',
  text: textFace('Figtree', 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'),
  heading: headingFace('Manrope', 700, 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'),
  corners: { control: '0.625rem', button: '0.625rem', card: '1rem', badge: '0.375rem' },
  shadow: '0 1px 2px rgb(0 0 0 / 0.05), 0 8px 24px rgb(0 0 0 / 0.04)',
  bar: 'plain',
  css: `  .app-bar {
    border-top: 0.25rem solid var(--color-primary);
    box-shadow: 0 1px 0 var(--color-line);
  }

  .app-bar .app-link[aria-current] {
    background: var(--color-soft);
    color: var(--color-ink);
  }

  .app-page {
    gap: 1.75rem;
  }

  .app-page-title {
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  }

  .app-hero {
    border: 1px solid var(--color-line);
    background: var(--color-soft);
    color: var(--color-ink);
  }

  .app-hero-title {
    font-size: clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem);
    letter-spacing: -0.03em;
  }

  .app-hero-text {
    color: var(--color-muted);
  }

  .app-hero-picture {
    margin: 0.75rem 0.75rem 0;
    border-radius: 0.75rem;
  }

  .app-hero-link:not(.app-hero-link-first) {
    border-width: 1px;
    border-color: var(--color-line-strong);
    background: var(--color-surface);
    color: var(--color-ink);
  }

  .app-list {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    overflow: hidden;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-card);
  }

  .app-item + .app-item {
    border-top: 1px solid var(--color-line);
  }

  .app-item-card {
    flex-direction: row;
    align-items: start;
    border: 0;
    border-radius: 0;
    background: transparent;
    box-shadow: none;
  }

  .app-item-picture {
    flex: none;
    width: 4rem;
    height: 4rem;
    margin: 1rem 0 0 1rem;
    border-radius: 0.75rem;
  }

  .app-item-title {
    font-size: 1.0625rem;
  }

  .app-item-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
  }

  .app-pick-card {
    border-left: 0.25rem solid var(--color-primary);
  }

  .app-pick-picture {
    height: 9rem;
  }

  .app-way-icon {
    background: var(--color-soft);
    color: var(--color-ink);
  }

  @media (width >= 48rem) {
    .app-hero {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 23rem;
    }

    .app-hero-body {
      grid-row: 1;
      padding: 3rem;
    }

    .app-hero-picture {
      height: auto;
      margin: 0.75rem 0.75rem 0.75rem 0;
    }

    .app-item-card {
      align-items: center;
    }

    .app-item-picture {
      margin-block: 0.75rem;
    }

    .app-item-body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0.375rem 1.5rem;
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
  }`,
};
