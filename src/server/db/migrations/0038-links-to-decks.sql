-- Links under which anybody may look at a deck of cards and take it, until they are taken back. A link holds what the deck held when it
-- was made: questions, answers and pictures, and nothing of what its owner remembers of them. Taken back, it holds nothing any more.

create table public.study_deck_shares (
  token text primary key check (token ~ '^[a-z0-9]{26}$'),
  deck_id uuid not null references public.study_decks (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  cards jsonb not null check (jsonb_typeof(cards) = 'array' and octet_length(cards::text) <= 8388608),
  pictures jsonb not null check (jsonb_typeof(pictures) = 'array' and octet_length(pictures::text) <= 8388608),
  bytes integer not null check (bytes >= 0),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index study_deck_shares_deck on public.study_deck_shares (deck_id);
call internal.close_table('public.study_deck_shares');
grant select on public.study_deck_shares to authenticated;
create policy own_deck_shares_read on public.study_deck_shares for select to authenticated
  using (exists (
    select from public.study_decks
    where study_decks.id = study_deck_shares.deck_id
      and study_decks.user_id = (select auth.uid())
  ));
