import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** Toys on a table: round letters, thick shapes, cards in turns of colour. */
export const playful: CharacterLook = {
  name: 'playful',
  words: 'round letters, large round corners and cards in turns of colour',
  text: textFace('Nunito', 'ui-rounded, "SF Pro Rounded", "Trebuchet MS", system-ui, sans-serif', {
    bold: 700,
  }),
  heading: headingFace('Fredoka', 600, 'ui-rounded, "SF Pro Rounded", "Trebuchet MS", system-ui, sans-serif'),
  corners: { control: '1rem', button: '999px', card: '1.75rem', badge: '999px' },
  shadow: '0 0.3125rem 0 var(--color-line)',
  bar: 'filled',
  css: `  .app-bar-top {
    border-radius: 0 0 1.75rem 1.75rem;
  }

  .app-bar .app-link {
    border-radius: 999px;
    font-size: 0.9375rem;
  }

  .app-bar-side .app-link {
    border-radius: 1rem;
  }

  .app-name {
    font-size: 1.5rem;
  }

  .app-hero {
    background: var(--color-primary);
    color: var(--color-on-primary);
    text-align: center;
  }

  .app-hero-body {
    justify-items: center;
  }

  .app-hero-title {
    font-size: clamp(2.5rem, 1.5rem + 4.6vw, 4.75rem);
    letter-spacing: -0.01em;
  }

  .app-hero-links {
    justify-content: center;
  }

  .app-hero-link-first {
    border-color: var(--color-surface);
    background: var(--color-surface);
    color: var(--color-ink);
  }

  .app-hero-picture {
    order: 2;
    justify-self: center;
    width: min(16rem, 70%);
    height: auto;
    aspect-ratio: 1;
    margin-bottom: 2rem;
    border: 0.5rem solid var(--color-surface);
    border-radius: 50%;
  }

  .app-button {
    padding-inline: 1.25rem;
    font-weight: 700;
  }

  .app-button-primary {
    box-shadow: 0 0.25rem 0 var(--color-line-strong);
  }

  .app-page:not(:has([data-hero])) > .app-page-head {
    justify-content: center;
    text-align: center;
  }

  .app-page-title {
    font-size: clamp(2rem, 1.6rem + 1.8vw, 3rem);
    line-height: 1.15;
  }

  .app-card {
    border-width: 2px;
  }

  .app-list,
  .app-picks {
    gap: 1.5rem;
  }

  .app-item:nth-child(even) > .app-item-card,
  .app-pick:nth-child(even) > .app-pick-card {
    background: var(--color-soft);
  }

  .app-item-picture,
  .app-pick-picture {
    width: calc(100% - 1.5rem);
    margin: 0.75rem 0.75rem 0;
    border-radius: 1.25rem;
  }

  .app-item-body,
  .app-pick-body {
    align-items: center;
    padding: 1.25rem;
    text-align: center;
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.5rem;
    line-height: 1.2;
  }

  .app-item-facts,
  .app-pick-body dl {
    justify-content: center;
    justify-items: center;
  }

  .app-item-tools {
    justify-content: center;
  }

  .app-way-icon {
    border-radius: 50%;
  }

  .app-stat {
    text-align: center;
  }

  .app-stat-value {
    font-size: 2.25rem;
    line-height: 1.15;
  }

  @media (width >= 48rem) {
    .app-hero {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: center;
      min-height: 24rem;
      text-align: left;
    }

    .app-hero-body {
      justify-items: start;
      padding: 3rem;
    }

    .app-hero-links {
      justify-content: start;
    }

    .app-hero-picture {
      width: min(20rem, 86%);
      margin-block: 2rem;
    }
  }`,
};
