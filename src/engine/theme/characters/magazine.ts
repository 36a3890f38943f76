import { type CharacterLook, headingFace, textFace } from './character-look.ts';

/** A printed magazine: a masthead between rules, one lead story, columns without boxes. */
export const magazine: CharacterLook = {
  name: 'editorial',
  words: 'serif letters throughout, rules instead of boxes and one lead story',
  text: textFace('Source Serif 4', '"Iowan Old Style", Charter, Georgia, serif', { version: '5.3.1' }),
  heading: headingFace('Bodoni Moda', 700, 'Didot, "Bodoni MT", Georgia, serif'),
  corners: { control: '0', button: '0', card: '0', badge: '0' },
  shadow: 'none',
  bar: 'plain',
  css: `  .app-bar {
    border-bottom: 1px solid var(--color-ink);
  }

  .app-bar .app-link {
    font-weight: 400;
    letter-spacing: 0.02em;
  }

  .app-bar .app-link[aria-current] {
    background: transparent;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--color-primary);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  .app-name {
    font-size: 1.5rem;
  }

  .app-page {
    gap: 2.5rem;
  }

  .app-page-title {
    font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem);
    line-height: 1.1;
  }

  .app-section-head {
    padding-top: 0.75rem;
    border-top: 3px double var(--color-ink);
  }

  .app-hero {
    border-radius: 0;
    border-top: 6px double var(--color-ink);
    text-align: center;
  }

  .app-hero-body {
    justify-items: center;
    padding: 2rem 0;
  }

  .app-hero-title {
    font-size: clamp(2.5rem, 1.5rem + 5.4vw, 5.5rem);
  }

  .app-hero-text {
    font-size: 1.25rem;
  }

  .app-hero-links {
    justify-content: center;
    gap: 0.5rem 1.75rem;
  }

  .app-hero-link {
    min-height: 2.75rem;
    padding-inline: 0.25rem;
    border-width: 0 0 1px;
  }

  .app-hero-link-first {
    padding-inline: 1.25rem;
    border-width: 1px;
  }

  .app-hero-picture {
    order: 2;
    height: clamp(12rem, 34vw, 26rem);
  }

  .app-button {
    letter-spacing: 0.02em;
  }

  .app-badge {
    padding: 0;
    background: transparent;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  .app-list,
  .app-picks {
    gap: 2.25rem 2rem;
  }

  .app-item-card,
  .app-pick-card {
    border-width: 1px 0 0;
    border-color: var(--color-line-strong);
    background: transparent;
  }

  .app-item-body,
  .app-pick-body {
    padding: 1rem 0 0;
  }

  .app-item-title,
  .app-pick-title {
    font-size: 1.625rem;
    line-height: 1.15;
  }

  .app-item-title a,
  .app-pick-title a {
    color: var(--color-ink);
  }

  .app-ways {
    gap: 0 2rem;
  }

  .app-way {
    padding: 1.25rem 0;
    border-width: 1px 0 0;
    border-color: var(--color-line-strong);
    background: transparent;
  }

  .app-way-icon {
    display: none;
  }

  .app-stat {
    padding-inline: 0;
    border-width: 1px 0 0;
    border-color: var(--color-ink);
    background: transparent;
  }

  .app-stat-value {
    font-size: 2.5rem;
    line-height: 1.1;
  }

  @media (width >= 64rem) {
    .app-bar-top .app-bar-row {
      flex-direction: column;
      gap: 0;
      padding-block: 0.5rem;
    }

    .app-bar-top .app-name {
      padding-bottom: 0;
      font-size: 1.875rem;
    }

    .app-bar-links {
      justify-content: center;
    }

    .app-list,
    .app-picks {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .app-item:first-child:not(:only-child),
    .app-pick:first-child:not(:only-child) {
      grid-column: 1 / -1;
    }

    .app-item:first-child:not(:only-child) > .app-item-card:has(.app-item-picture),
    .app-pick:first-child:not(:only-child) > .app-pick-card {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 2rem;
      padding-top: 1rem;
    }

    .app-item:first-child:not(:only-child) .app-item-picture,
    .app-pick:first-child:not(:only-child) .app-pick-picture {
      height: 20rem;
    }

    .app-item:first-child .app-item-title,
    .app-pick:first-child .app-pick-title {
      font-size: 2.5rem;
      line-height: 1.08;
    }

    .app-picks {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }`,
};
