-- Beside the library: many rows that meet each other again and again, and functions that take long.

create table public.clubs (id int primary key, name text not null);
create table public.members (id int primary key, name text not null, club_id int not null references public.clubs (id));
create index members_club on public.members (club_id);
create table public.visits (id int primary key, member_id int not null references public.members (id), note text not null);
create index visits_member on public.visits (member_id);
create function public.loop_forever() returns int language plpgsql stable as 'begin loop end loop; end';
create function public.count_to(high bigint) returns bigint language sql stable as 'select count(*) from generate_series(1, high)';

grant all on public.clubs, public.members, public.visits to anon, authenticated;

insert into public.clubs select n, 'club ' || n from generate_series(1, 20) n;
insert into public.members select n, 'member ' || n, n % 20 + 1 from generate_series(1, 4000) n;
insert into public.visits select n, n % 4000 + 1, repeat('ab', 100) || n from generate_series(1, 20000) n;
