-- Keys that sign access tokens. The newest signs; older ones stay for as long as tokens signed by them live.

create table auth.signing_keys (
  kid text primary key,
  algorithm text not null check (algorithm = 'ES256'),
  private_jwk jsonb not null,
  public_jwk jsonb not null check (not public_jwk ? 'd'),
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
call internal.close_table('auth.signing_keys');
