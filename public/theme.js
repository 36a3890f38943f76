// Sets the theme before the first paint. It is a file of its own because the content policy allows no inline
// script, and it is not part of the app because the app runs after the first paint. src/web/lib/theme.ts keeps
// the same rules; its test runs this file too.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage is blocked: the default holds.
  }
  const light =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  const colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.content = light ? '#fafbfd' : '#080b14';
})();
