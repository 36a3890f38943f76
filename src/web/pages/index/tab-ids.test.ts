import { describe, expect, it } from 'vitest';
import { chosenTab, shownTabs } from './tab-ids.ts';

const nothing = () => false;
const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the tabs of the home page', () => {
  it('are those whose content exists', () => {
    expect(shownTabs('home', nothing)).toEqual(['home', 'dashboard', 'plans', 'about', 'auth']);
    expect(shownTabs('home', only('/ask-kora', '/study-buddy'))).toEqual([
      'home',
      'search',
      'dashboard',
      'tools',
      'plans',
      'about',
      'auth',
    ]);
  });

  it('keep custom tools out of the row until their address is opened', () => {
    const exists = only('/custom-tools');
    expect(shownTabs('home', exists)).not.toContain('custom-tools');
    expect(chosenTab('custom-tools', exists)).toBe('custom-tools');
    expect(shownTabs('custom-tools', exists)).toContain('custom-tools');
    expect(chosenTab('custom-tools', nothing)).toBe('home');
  });

  it('read the address, and take what they do not know for home', () => {
    expect(chosenTab('plans', nothing)).toBe('plans');
    expect(chosenTab('search', nothing)).toBe('home');
    expect(chosenTab('nonsense', nothing)).toBe('home');
    expect(chosenTab(null, nothing)).toBe('home');
  });
});
