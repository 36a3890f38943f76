import { describe, expect, it } from 'vitest';
import { checkAppName } from './check-app-name.ts';

describe('the name of an app', () => {
  it('is kept without spaces around it and in one piece', () => {
    expect(checkAppName('  Fleet   desk ')).toEqual({ name: 'Fleet desk' });
  });

  it('is kept without markup', () => {
    expect(checkAppName('<b>Fleet</b> desk')).toEqual({ name: 'Fleet desk' });
  });

  it('may be of any script', () => {
    expect(checkAppName('Клуб 7')).toEqual({ name: 'Клуб 7' });
  });

  it('says what is wrong', () => {
    expect(checkAppName('   ')).toEqual({ fault: 'App name cannot be empty' });
    expect(checkAppName('a'.repeat(51))).toEqual({ fault: 'App name is too long' });
    expect(checkAppName('a'.repeat(101))).toEqual({ fault: 'App name is too long' });
    expect(checkAppName('50% off')).toEqual({ fault: 'App name contains invalid characters' });
  });
});
