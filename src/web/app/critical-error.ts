import { brand } from '../../kernel/brand.ts';

/**
 * The last resort when the app cannot be put on the page. Plain DOM, and it leans on nothing that may be what
 * is broken: no React, no router, no style that it could not be read without.
 */
export function showCriticalError(error: unknown): void {
  document.querySelector('.critical-error')?.remove();
  const box = document.createElement('div');
  box.className = 'critical-error';
  box.setAttribute('role', 'alert');
  box.append(
    element('h1', `${brand.osName} could not start`),
    element('p', 'Reload the page. Nothing that you saved is lost.'),
    supportLine(),
    reloadButton(),
    element('pre', error instanceof Error ? error.message : String(error)),
  );
  const root = document.getElementById('root');
  if (root) root.replaceChildren(box);
  else document.body.prepend(box);
  document.title = `${brand.osName} could not start`;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function supportLine(): HTMLParagraphElement {
  const line = element('p', 'If it stays like this, write to ');
  const link = element('a', brand.supportEmail);
  link.href = `mailto:${brand.supportEmail}`;
  line.append(link, ' and add the text below.');
  return line;
}

function reloadButton(): HTMLButtonElement {
  const button = element('button', 'Reload page');
  button.type = 'button';
  button.addEventListener('click', () => location.reload());
  return button;
}
