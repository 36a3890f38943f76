// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewScript, type ViewerQuestion, viewerAsked } from '../words/viewer-question.ts';

// Other files may have loaded it for a window that is gone.
vi.resetModules();
const { continueAs, currentPerson, people, register, seedPeople, signOut } = await import('./session.ts');

/** As the script of the preview asks. */
function ask(detail: ViewerQuestion): string | undefined {
  window.dispatchEvent(new CustomEvent(viewerAsked, { detail }));
  return detail.role;
}
const seenAs = () => ask({});
const viewAs = (role: string) => ask({ become: role });

const samples = [
  { name: 'Maya', email: 'maya@example.com', role: 'Studio' },
  { name: 'Daniel', email: 'daniel@example.com', role: 'Client' },
];

describe('an app in the eyes of somebody else', () => {
  beforeAll(() => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.setAttribute('src', previewScript);
    document.head.append(script);
    seedPeople(samples);
  });
  beforeEach(() => signOut());

  it('knows at once who looks, and says it back', () => {
    expect(seenAs()).toBe('');
    viewAs('Studio');
    expect([currentPerson()?.name, seenAs()]).toEqual(['Maya', 'Studio']);
    viewAs('Client');
    expect([currentPerson()?.name, seenAs()]).toEqual(['Daniel', 'Client']);
    viewAs('');
    expect([currentPerson(), seenAs()]).toEqual([undefined, '']);
  });

  it('tells of whoever signed in by themselves', () => {
    const [, maya] = people.all();
    if (maya !== undefined) continueAs(maya);
    expect(seenAs()).toBe(maya?.role);
  });

  it('takes the sample person of a role before those who registered', async () => {
    await register({ name: 'Robin', email: 'robin@example.com', password: 'a-long-secret', role: 'Client' });
    viewAs('');
    viewAs('Client');
    expect(currentPerson()?.name).toBe('Daniel');
  });

  it('is seen by a visitor where nobody has the role', () => {
    viewAs('Studio');
    viewAs('Pope');
    expect([currentPerson(), seenAs()]).toEqual([undefined, '']);
  });

  it('is asked for in vain where the app is no preview', async () => {
    document.head.replaceChildren();
    vi.resetModules();
    const published = await import('./session.ts');
    published.seedPeople(samples);
    const before = vi.fn<() => void>();
    published.onSignIn(before);
    viewAs('Studio');
    expect([published.currentPerson(), before.mock.calls]).toEqual([undefined, []]);
  });
});
