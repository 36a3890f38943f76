/** What the opening banner is in every look; each look lays it out in its own way. */
export const heroCss = `  .app-hero {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    isolation: isolate;
    overflow: hidden;
    border-radius: var(--radius-card);
  }

  .app-hero-body {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 1.25rem;
    min-width: 0;
    padding: 2.5rem 1.5rem;
  }

  .app-hero-picture {
    min-width: 0;
    height: 11rem;
    overflow: hidden;
  }

  .app-hero-title {
    max-width: 100%;
    font-family: var(--font-heading);
    font-size: clamp(2.25rem, 1.4rem + 4vw, 4rem);
    font-weight: 700;
    line-height: 1.08;
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  .app-hero-title[data-length="middle"] {
    font-size: clamp(1.875rem, 1.3rem + 2.6vw, 3.125rem);
  }

  .app-hero-title[data-length="long"] {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem);
  }

  .app-hero-text {
    max-width: 36rem;
    font-size: 1.125rem;
    line-height: 1.6;
    text-wrap: pretty;
  }

  .app-hero-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }

  .app-hero-link {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 3rem;
    padding: 0.5rem 1.5rem;
    border: 2px solid currentColor;
    border-radius: var(--radius-button);
    font-weight: 600;
    line-height: 1.25;
  }

  .app-hero-link:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .app-hero-link-first {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }`;
