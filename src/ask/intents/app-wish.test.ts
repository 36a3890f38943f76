import { describe, expect, it } from 'vitest';
import { appWish } from './app-wish.ts';

describe('a wish for an app', () => {
  it.each([
    'make me an app that tracks my plants',
    'Please build a website for my bakery',
    'can you create a booking system for a hair salon?',
    'I need an app where my team writes down its hours',
    'hey kora, make a to-do list for two people',
    'we want a dashboard with our sales',
    'i want to build a crm for my florist shop',
    'design a landing page for a yoga teacher',
  ])('is heard: %s', (text) => {
    expect(appWish(text)).toMatchObject({ kind: 'app' });
  });

  it.each([
    'how do I make an app?',
    'what is a landing page',
    'make my to-do list shorter',
    'can I build an app without an account?',
    'make me a sandwich',
    'I want to know how to publish my app',
    'write me a contract',
    'the app does not open',
    'why did my app fail',
  ])('is not heard: %s', (text) => {
    expect(appWish(text)).toBeUndefined();
  });
});
