import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** Bookkeeping: rows under rows, thin lines, nothing that is not a figure or its name. */
export const ledger: CharacterLook = {
  name: 'quiet ledger',
  words: 'slab headings, thin lines and close rows',
  text: textFace('Libre Franklin', 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'),
  heading: headingFace('Zilla Slab', 600, 'Rockwell, Georgia, serif'),
  corners: { control: '0.1875rem', button: '0.1875rem', card: '0.25rem', badge: '0.1875rem' },
  shadow: 'none',
  bar: 'plain',
  css: `  .app-bar {
    border-bottom: 1px solid var(--color-line-strong);
  }

  .app-bar .app-link {
    border-radius: 0;
    font-weight: 400;
  }

  .app-bar .app-link[aria-current] {
    background: transparent;
    box-shadow: inset 0 -3px 0 var(--color-primary);
    color: inherit;
    font-weight: 600;
  }

  .app-hero {
    border: solid var(--color-line-strong);
    border-width: 1px 0;
    border-radius: 0;
  }

  .app-hero-picture {
    display: none;
  }

  .app-hero-body {
    padding: 1.75rem 0;
    gap: 0.75rem;
  }

  .app-hero-title,
  .app-hero-title[data-length] {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
    letter-spacing: -0.01em;
  }

  .app-hero-text {
    font-size: 1rem;
    color: var(--color-muted);
  }

  .app-hero-link {
    min-height: 2.75rem;
    padding-inline: 1rem;
    border-width: 1px;
    font-size: 0.875rem;
  }

  .app-page {
    gap: 1.25rem;
  }

  .app-page:not(:has([data-hero])) > .app-page-head {
    padding-bottom: 0.75rem;
    border-bottom: 1px solid var(--color-line-strong);
  }

  .app-section-title {
    font-size: 1.25rem;
  }

  .app-button {
    font-weight: 600;
  }

  .app-stat {
    padding: 0.75rem 1rem;
    border-width: 0 0 0 3px;
    border-color: var(--color-primary);
    border-radius: 0;
    background: transparent;
  }

  .app-badge {
    padding: 0 0.375rem;
    border: 1px solid currentColor;
  }

  .app-table table {
    font-variant-numeric: tabular-nums;
  }

  .app-table :is(th, td) {
    padding-block: 0.4375rem;
  }

  .app-list,
  .app-picks {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: solid var(--color-line-strong);
    border-width: 1px 0;
  }

  .app-item + .app-item,
  .app-pick + .app-pick {
    border-top: 1px solid var(--color-line);
  }

  .app-item-card,
  .app-pick-card {
    border: 0;
    border-radius: 0;
    background: transparent;
  }

  .app-item-picture,
  .app-pick-picture {
    display: none;
  }

  .app-item-body,
  .app-pick-body {
    padding: 0.75rem 0.25rem;
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.0625rem;
  }

  .app-ways {
    gap: 0;
    border-top: 1px solid var(--color-line);
  }

  .app-way {
    padding: 0.75rem 0.25rem;
    border-width: 0 0 1px;
    border-radius: 0;
    background: transparent;
  }

  .app-way-icon {
    width: 2.25rem;
    height: 2.25rem;
    background: var(--color-soft);
    color: var(--color-ink);
  }

  @media (width >= 56rem) {
    .app-hero-body {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
      column-gap: 2rem;
    }

    .app-hero-links {
      grid-row: 1 / span 2;
      grid-column: 2;
      justify-content: end;
      max-width: 26rem;
    }

    .app-bar-side {
      border-right: 1px solid var(--color-line-strong);
      border-bottom: 0;
    }

    .app-bar-side .app-link[aria-current] {
      box-shadow: inset 3px 0 0 var(--color-primary);
    }

    .app-item-body,
    .app-pick-body {
      flex-flow: row nowrap;
      align-items: baseline;
      gap: 1.5rem;
    }

    .app-item-title,
    .app-pick-title {
      flex: 0 0 13rem;
      min-width: 0;
    }

    .app-pick-body > p {
      flex: 1;
      min-width: 0;
    }

    .app-item-facts {
      flex: 1;
      grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
      column-gap: 1.5rem;
      min-width: 0;
    }

    .app-item-facts > div {
      flex-direction: column;
      gap: 0;
    }

    .app-item-tools {
      flex: 0 1 auto;
      justify-content: end;
      margin: 0;
      padding: 0;
    }
  }`,
};
