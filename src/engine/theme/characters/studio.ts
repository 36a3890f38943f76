import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** A board on the wall of a workshop: cards that are pinned up, stencilled headings, strong edges. */
export const studio: CharacterLook = {
  name: 'workshop board',
  words: 'narrow capital headings and pinned cards with strong edges',
  text: textFace('Archivo', 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'),
  heading: headingFace('Barlow Condensed', 700, '"Arial Narrow", "Roboto Condensed", system-ui, sans-serif'),
  corners: { control: '0.375rem', button: '0.375rem', card: '0.5rem', badge: '0.25rem' },
  shadow: '0 1px 2px rgb(0 0 0 / 0.1)',
  bar: 'filled',
  css: `  .app-name,
  .app-hero-title,
  .app-page-title,
  .app-section-title {
    letter-spacing: 0.01em;
    text-transform: uppercase;
  }

  .app-name {
    font-size: 1.5rem;
    line-height: 1.1;
  }

  .app-page-title {
    font-size: 2.25rem;
    line-height: 1.1;
  }

  .app-section-title {
    font-size: 1.625rem;
  }

  .app-page:not(:has([data-hero])) > .app-page-head,
  .app-section-head {
    padding-left: 0.875rem;
    border-left: 0.375rem solid var(--color-primary);
  }

  .app-hero {
    border: 2px solid var(--color-ink);
    background: var(--color-surface);
  }

  .app-hero-picture {
    border-bottom: 2px solid var(--color-ink);
  }

  .app-hero-title {
    font-size: clamp(2.5rem, 1.5rem + 5vw, 5rem);
    line-height: 0.98;
  }

  .app-card {
    border-color: var(--color-line-strong);
  }

  .app-item-card,
  .app-pick-card {
    border-top: 0.375rem solid var(--color-primary);
    border-radius: var(--radius-control);
  }

  .app-item-card::before,
  .app-pick-card::before {
    content: "";
    align-self: center;
    width: 0.75rem;
    height: 0.75rem;
    margin: 0.5rem 0 -0.25rem;
    border-radius: 50%;
    background: var(--color-ink);
    box-shadow: 0 2px 2px rgb(0 0 0 / 0.25);
  }

  .app-item-picture {
    height: 6rem;
    margin-top: 0.75rem;
  }

  .app-pick-picture {
    height: 7.5rem;
    margin-top: 0.75rem;
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.375rem;
    line-height: 1.15;
  }

  .app-item-facts > div {
    justify-content: space-between;
    gap: 1rem;
    padding-bottom: 0.25rem;
    border-bottom: 1px dashed var(--color-line);
  }

  .app-item-facts dd {
    text-align: right;
  }

  .app-stat-value {
    font-size: 2.25rem;
    line-height: 1.1;
  }

  .app-panel-head {
    background: var(--color-soft);
  }

  .app-way-icon {
    border-radius: 0.25rem;
  }

  @media (width >= 48rem) {
    .app-hero {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      min-height: 22rem;
    }

    .app-hero-body {
      grid-row: 1;
      padding: 3rem;
    }

    .app-hero-picture {
      height: 100%;
      border-bottom: 0;
      border-left: 2px solid var(--color-ink);
    }

    .app-list {
      display: block;
      columns: 2;
      column-gap: 1rem;
    }

    .app-item {
      margin-bottom: 1rem;
      break-inside: avoid;
    }
  }

  @media (width >= 64rem) {
    .app-list {
      columns: 3;
    }
  }`,
};
