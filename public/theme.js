// Sets what is remembered about the look before the first paint: the theme, whether the sidebar is folded to icons,
// and whether the install card was put away. It is a file of its own because the content policy allows no inline
// script, and it is not part of the app because the app runs after the first paint. src/web/lib/theme.ts,
// features/shell/sidebar-state.ts and features/install/install-state.ts keep the same rules; their tests run this file.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the default holds.
      return null;
    }
  };
  const choice = stored('vite-ui-theme');
  const light =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  const colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.content = light ? '#fafbfd' : '#080b14';

  if (/(^|;\s*)sidebar_state=false(;|$)/.test(document.cookie)) root.dataset.sidebar = 'collapsed';

  const installed = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
  if (installed || stored('install-prompt') !== null) root.dataset.install = 'hidden';

  // Pages are readable before the app runs. What is pressed meanwhile is pressed again then (app/early-input.ts), and the
  // browser's offer to install, which comes once, is kept (features/install/install-state.ts).
  const early = {
    stop() {
      removeEventListener('click', note, true);
      removeEventListener('submit', hold, true);
      removeEventListener('keydown', noteKeys, true);
      removeEventListener('beforeinstallprompt', keepOffer);
    },
  };
  const note = (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button, [role="tab"]');
    // The browser sends such a form itself, and the server answers it.
    const isSent = pressed && pressed.type === 'submit' && pressed.form?.method === 'post';
    if (pressed && !isSent) early.pressed = pressed;
  };
  // Sent by the browser, what such a form has would stand in an address.
  const hold = (event) => {
    const form = event.target;
    if (!form.matches('[data-waits]')) return;
    event.preventDefault();
    early.pressed = form.querySelector('[type="submit"]');
  };
  const sendByEnter = (event) => {
    const field = event.target instanceof Element && event.target.closest('[data-enter="send"] textarea');
    if (!field || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    field.form.requestSubmit();
  };
  const noteKeys = (event) => {
    sendByEnter(event);
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey && /^[bk]$/i.test(key);
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (!isCommand && (!['?', '/'].includes(key) || isTyping)) return;
    // Else the browser has a meaning of its own for it.
    event.preventDefault();
    early.keys = { key, ctrlKey, metaKey };
  };
  const keepOffer = (event) => {
    event.preventDefault();
    early.offer = event;
  };
  addEventListener('click', note, true);
  addEventListener('submit', hold, true);
  addEventListener('keydown', noteKeys, true);
  addEventListener('beforeinstallprompt', keepOffer);
  window.earlyInput = early;
})();
