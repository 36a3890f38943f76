export interface Outline {
  show(element: Element, name: string): void;
  hide(): void;
  /** Says something to people who hear the page. */
  say(text: string): void;
}

const look = `
:host { all: initial; }
.frame { position: fixed; z-index: 2147483647; pointer-events: none; box-sizing: border-box; border: 2px solid #1d4ed8;
  border-radius: 4px; box-shadow: 0 0 0 2px #ffffff; display: none; }
.name { position: absolute; left: -2px; bottom: 100%; max-width: 20rem; overflow: hidden; text-overflow: ellipsis;
  white-space: nowrap; padding: 2px 6px; border-radius: 4px 4px 0 0; background: #1d4ed8; color: #ffffff;
  font: 600 12px/1.4 system-ui, sans-serif; }
.name.inside { bottom: auto; top: 0; left: 0; border-radius: 0 0 4px 0; }
.said { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** A frame over the element that would be chosen. It is no part of the app: styles reach neither way. */
export function createOutline(): Outline {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const style = document.createElement('style');
  style.textContent = look;
  const frame = document.createElement('div');
  frame.className = 'frame';
  const name = document.createElement('div');
  const said = document.createElement('div');
  said.className = 'said';
  said.setAttribute('role', 'status');
  frame.append(name);
  root.append(style, frame, said);
  return {
    show(element, label) {
      if (!host.isConnected) document.documentElement.append(host);
      const { left, top, width, height } = element.getBoundingClientRect();
      const room = 24;
      Object.assign(frame.style, {
        display: 'block',
        left: `${left - 3}px`,
        top: `${top - 3}px`,
        width: `${width + 6}px`,
        height: `${height + 6}px`,
      });
      name.className = top < room ? 'name inside' : 'name';
      name.textContent = label;
    },
    hide() {
      frame.style.display = 'none';
    },
    say(text) {
      if (!host.isConnected) document.documentElement.append(host);
      said.textContent = text;
    },
  };
}
