import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** A poster on a street: letters as large as they fit, hard shadows, black edges. */
export const market: CharacterLook = {
  name: 'bold poster',
  words: 'huge capital headings, black edges and hard shadows',
  text: textFace('Space Grotesk', 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif', {
    bold: 700,
  }),
  heading: headingFace('Anton', 400, 'Impact, "Arial Narrow", system-ui, sans-serif'),
  corners: { control: '0', button: '0', card: '0', badge: '0' },
  shadow: '0.375rem 0.375rem 0 var(--color-ink)',
  bar: 'filled',
  css: `  .app-bar {
    border-bottom: 3px solid var(--color-ink);
  }

  .app-bar .app-link {
    text-transform: uppercase;
  }

  .app-name,
  .app-hero-title,
  .app-page-title,
  .app-section-title {
    font-weight: 400;
    letter-spacing: 0;
    text-transform: uppercase;
  }

  .app-name {
    font-size: 1.625rem;
    line-height: 1.15;
  }

  .app-page {
    gap: 2rem;
  }

  .app-page-title {
    font-size: clamp(2.5rem, 1.5rem + 4vw, 4.5rem);
    line-height: 1.05;
    overflow-wrap: break-word;
  }

  .app-section-title {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
    line-height: 1.15;
  }

  .app-hero {
    border: 3px solid var(--color-ink);
    background: var(--color-primary);
    color: var(--color-on-primary);
    box-shadow: var(--shadow-card);
  }

  .app-hero-picture {
    order: 2;
    border-top: 3px solid var(--color-ink);
  }

  .app-hero-body {
    padding: 2rem 1.25rem;
  }

  .app-hero-title {
    font-size: clamp(3rem, 1rem + 9.5vw, 8.5rem);
    line-height: 1.02;
    text-wrap: wrap;
  }

  .app-hero-title[data-length="middle"] {
    font-size: clamp(2.25rem, 1rem + 6vw, 5.5rem);
  }

  .app-hero-title[data-length="long"] {
    font-size: clamp(1.75rem, 1rem + 3vw, 3.25rem);
    line-height: 1.12;
  }

  .app-hero-link {
    border-width: 3px;
    font-weight: 700;
  }

  .app-hero-link-first {
    border-color: var(--color-ink);
    background: var(--color-surface);
    color: var(--color-ink);
  }

  .app-card,
  .app-table {
    border: 2px solid var(--color-ink);
    box-shadow: none;
  }

  .app-button {
    border: 2px solid var(--color-ink);
    font-weight: 700;
  }

  .app-button-primary {
    box-shadow: 0.1875rem 0.1875rem 0 var(--color-ink);
  }

  .app-badge {
    border: 2px solid currentColor;
    font-weight: 700;
    text-transform: uppercase;
  }

  .app-list,
  .app-picks {
    gap: 1.75rem;
  }

  .app-item-card,
  .app-pick-card {
    border-width: 3px;
    box-shadow: var(--shadow-card);
  }

  .app-item-picture,
  .app-pick-picture {
    height: 13rem;
    border-bottom: 3px solid var(--color-ink);
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.75rem;
    font-weight: 400;
    line-height: 1.12;
    text-transform: uppercase;
    overflow-wrap: break-word;
  }

  .app-stat {
    background: var(--color-primary);
    color: var(--color-on-primary);
  }

  .app-stat p {
    color: inherit;
  }

  .app-stat-value {
    font-size: 2.75rem;
    font-weight: 400;
    line-height: 1.1;
  }

  @media (width >= 48rem) {
    .app-hero-body {
      padding: 3rem;
    }

    .app-hero-picture {
      height: 15rem;
    }
  }

  @media (width >= 64rem) {
    .app-list {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }`,
};
