-- Cards to learn with, of Study Buddy. All of it is data that the browser reads and merges; the database keeps whose it is and how much.

-- A deck is its name and its settings.
create table public.study_decks (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Cards stand in pages of up to a hundred: twenty thousand cards are two hundred rows. The deck is not a reference, so that a page
-- that a device sends late is never refused.
create table public.study_pages (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  deck_id uuid not null,
  cards jsonb not null check (jsonb_typeof(cards) = 'array' and octet_length(cards::text) <= 1572864),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What was reviewed on a device on a day. Each row is written by one page in one browser.
create table public.study_reviews (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null check (char_length(device) between 1 and 64),
  day date not null,
  reviews jsonb not null check (jsonb_typeof(reviews) = 'array' and octet_length(reviews::text) <= 262144),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The texts that cards were made of.
create table public.study_notes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  deck_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (octet_length(body) <= 1048576),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Pictures on cards, as data addresses.
create table public.study_pictures (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  deck_id uuid not null,
  data text not null check (octet_length(data) <= 716800 and data ~ '^data:image/(png|jpeg|webp|gif);base64,'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index study_decks_of_user on public.study_decks (user_id, id);
create index study_pages_of_user on public.study_pages (user_id, id);
create index study_reviews_of_user on public.study_reviews (user_id, id);
create index study_notes_of_user on public.study_notes (user_id, id);
create index study_pictures_of_user on public.study_pictures (user_id, id);

call internal.close_table('public.study_decks');
call internal.close_table('public.study_pages');
call internal.close_table('public.study_reviews');
call internal.close_table('public.study_notes');
call internal.close_table('public.study_pictures');

create trigger study_decks_updated before update on public.study_decks
  for each row execute function internal.set_updated_at();
create trigger study_pages_updated before update on public.study_pages
  for each row execute function internal.set_updated_at();
create trigger study_reviews_updated before update on public.study_reviews
  for each row execute function internal.set_updated_at();
create trigger study_notes_updated before update on public.study_notes
  for each row execute function internal.set_updated_at();
create trigger study_pictures_updated before update on public.study_pictures
  for each row execute function internal.set_updated_at();

grant select, delete on public.study_decks, public.study_pages, public.study_reviews, public.study_notes, public.study_pictures
  to authenticated;
grant insert (id, user_id, name, settings), update (name, settings) on public.study_decks to authenticated;
grant insert (id, user_id, deck_id, cards), update (deck_id, cards) on public.study_pages to authenticated;
grant insert (id, user_id, device, day, reviews), update (reviews) on public.study_reviews to authenticated;
grant insert (id, user_id, deck_id, title, body), update (title, body) on public.study_notes to authenticated;
grant insert (id, user_id, deck_id, data), update (deck_id) on public.study_pictures to authenticated;

create policy own_study_decks_read on public.study_decks for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_decks_write on public.study_decks for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_study_decks_change on public.study_decks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_study_decks_delete on public.study_decks for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_pages_read on public.study_pages for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_pages_write on public.study_pages for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_study_pages_change on public.study_pages for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_study_pages_delete on public.study_pages for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_reviews_read on public.study_reviews for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_reviews_write on public.study_reviews for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_study_reviews_change on public.study_reviews for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_study_reviews_delete on public.study_reviews for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_notes_read on public.study_notes for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_notes_write on public.study_notes for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_study_notes_change on public.study_notes for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_study_notes_delete on public.study_notes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_pictures_read on public.study_pictures for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_study_pictures_write on public.study_pictures for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_study_pictures_change on public.study_pictures for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_study_pictures_delete on public.study_pictures for delete to authenticated
  using (user_id = (select auth.uid()));
