import { describe, expect, it } from 'vitest';
import { checkAddress } from './check-address.server.ts';

describe('the address of a model', () => {
  it('is the usual one of its provider where none is given', () => {
    expect(checkAddress('openai', null, 'public')).toEqual({
      ok: true,
      baseUrl: 'https://api.openai.com/v1',
    });
    expect(checkAddress('ollama', '', 'anywhere')).toEqual({ ok: true, baseUrl: 'http://127.0.0.1:11434' });
    expect(checkAddress('compatible', undefined, 'anywhere')).toMatchObject({ ok: false });
  });

  it('may be on this machine for an admin, with or without its path', () => {
    for (const given of ['http://gpu.lan:11434', 'http://gpu.lan:11434/', 'http://gpu.lan:11434/v1/'])
      expect(checkAddress('ollama', given, 'anywhere')).toEqual({
        ok: true,
        baseUrl: 'http://gpu.lan:11434',
      });
  });

  it.each([
    'http://models.example/v1',
    'https://localhost/v1',
    'https://app.localhost/v1',
    'https://10.0.0.7/v1',
    'https://[fd00::1]/v1',
    'https://0177.0.0.1/v1',
  ])('is not taken from a person when it is %s', (given) =>
    expect(checkAddress('compatible', given, 'public').ok).toBe(false),
  );

  it.each([
    'models.example',
    'ftp://models.example',
    'file:///etc/passwd',
    'https://key:secret@models.example/v1',
    'https://models.example/v1?key=secret',
    'https://',
  ])('is not taken from anybody when it is %s', (given) =>
    expect(checkAddress('compatible', given, 'anywhere').ok).toBe(false),
  );
});
