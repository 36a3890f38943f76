import { expect, it } from 'vitest';
import { emptyForm, formOf, parametersOf } from './client-form.ts';

it('sends what was filled in, without empty lines', () => {
  const form = {
    ...emptyForm,
    name: ' Weather ',
    redirects: ' https://a.example/ \n\ncom.example.a:/back\n',
  };
  expect(parametersOf(form)).toEqual({
    client_name: 'Weather',
    client_uri: '',
    redirect_uris: ['https://a.example/', 'com.example.a:/back'],
    token_endpoint_auth_method: 'client_secret_basic',
    scope: '',
  });
  expect(parametersOf({ ...form, scopes: ['openid', 'email'] }).scope).toBe('openid email');
});

it('shows a client as it is', () => {
  const form = formOf({
    client_id: 'c',
    client_name: 'Weather',
    client_type: 'public',
    token_endpoint_auth_method: 'none',
    registration_type: 'manual',
    redirect_uris: ['https://a.example/', 'https://b.example/'],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    scope: 'openid',
    created_at: '',
    updated_at: '',
  });
  expect(form).toEqual({
    name: 'Weather',
    uri: '',
    redirects: 'https://a.example/\nhttps://b.example/',
    method: 'none',
    scopes: ['openid'],
  });
});
