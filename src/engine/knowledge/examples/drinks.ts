/** Names of things that have to do with drinks. */
export const drinks: Readonly<Record<string, string>> = {
  'bar order, round of drinks':
    'Two lagers; Gin and tonic; Glass of Merlot; Lime soda; Espresso martini; Pint of stout; Apple juice; Pot of tea',
  'bottled water, mineral water, drinking water':
    'Still spring water; Sparkling; Lightly sparkling; Large dispenser bottle; Glass bottle, still; Lemon; Children’s bottle; Alkaline',
  'brandy, cognac, eau de vie':
    'Cognac VSOP; Armagnac; Calvados; Grappa; Kirsch; Pisco; Slivovitz; Pear Williams',
  'brew, brew day, homebrew batch':
    'West Coast IPA; Oatmeal stout; Wheat beer; Saison; Brown ale; Pilsner; Porter; Elderflower pale ale',
  'cask, beer barrel, wine barrel':
    'French oak; American bourbon barrel; Sherry butt; Port pipe; Chestnut; Quarter cask; Rum barrel; Acacia',
  champagne: 'Brut; Blanc de blancs; Rosé; Prosecco; Cava; Crémant; Sekt; Franciacorta',
  'coffee roast, roast profile':
    'House blend; Dark Italian; Light Ethiopian; Decaf Colombia; Breakfast blend; Milan espresso; Filter roast; Christmas blend',
  'cordial, drink syrup': 'Elderflower; Blackcurrant; Lime; Ginger; Raspberry; Rhubarb; Sour cherry; Mint',
  'espresso, coffee drink': 'Espresso; Cappuccino; Flat white; Latte; Americano; Cortado; Mocha; Macchiato',
  ferment:
    'Sauerkraut; Kimchi; Ginger beer; Dill gherkins; Hot sauce; Sourdough; Beet kvass; Preserved lemons',
  gin: 'London dry; Sloe gin; Old Tom; Rhubarb; Navy strength; Seaweed gin; Blood orange; Elderflower',
  'hop, hop variety': 'Cascade; Saaz; Citra; Fuggle; East Kent Goldings; Hallertau; Mosaic; Nelson Sauvin',
  'hot chocolate, cocoa':
    'Classic; Dark with chilli; White chocolate; Marshmallow; Orange; Hazelnut; Peppermint; Churros chocolate',
  kefir:
    'Milk kefir, plain; Water kefir, lemon; Strawberry; Goat’s milk kefir; Ginger; Coconut; Blueberry; Vanilla',
  kombucha: 'Ginger and lemon; Raspberry; Original; Hibiscus; Apple; Jasmine; Turmeric; Mint',
  lager: 'Helles; Pilsner; Märzen; Dunkel; Vienna lager; Export; Kölsch; Bock',
  liqueur:
    'Limoncello; Coffee liqueur; Amaretto; Elderflower; Irish cream; Crème de cassis; Sloe; Orange curaçao',
  malt: 'Maris Otter; Pilsner malt; Munich; Crystal; Chocolate malt; Wheat malt; Smoked malt; Roasted barley',
  mead: 'Traditional; Raspberry melomel; Spiced metheglin; Cyser; Heather honey; Sparkling; Oak-aged; Cherry',
  milkshake:
    'Vanilla; Strawberry; Chocolate; Banana; Salted caramel; Peanut butter; Mango; Cookies and cream',
  'punch, mulled drink, glühwein':
    'Mulled wine; Children’s punch; Feuerzangenbowle; Rum punch; Mulled cider; Sangria; Cranberry punch; Egg punch',
  rum: 'White rum; Dark Jamaican; Spiced; Agricole; Demerara; Cuban añejo; Coconut; Overproof',
  'sherry, port wine, fortified wine':
    'Fino; Amontillado; Oloroso; Ruby port; Tawny port; Madeira; Pedro Ximénez; Marsala',
  'soda, fizzy drink': 'Cola; Lemonade; Ginger ale; Orangeade; Root beer; Cream soda; Tonic water; Guaraná',
  'spirit, bottle of spirits': 'Gin; Dark rum; Vodka; Bourbon; Tequila; Brandy; Aquavit; Absinthe',
  'tasting note, wine note, coffee note':
    'Ripe blackberry; Citrus and honey; Smoke and leather; Green apple; Vanilla oak; Floral jasmine; Dark chocolate; Wet stone',
  'tasting, beer tasting':
    'Alsace whites; Rioja and tapas; Islay malts; Belgian ales; Cheese and port; Natural wines; Olive oils; Single-origin chocolate',
  'tea blend, infusion':
    'Chamomile; Peppermint; Rooibos; Lemon and ginger; Hibiscus; Fennel; Nettle; Lemon verbena',
  'tequila, mezcal': 'Blanco; Reposado; Añejo; Cristalino; Espadín mezcal; Tobalá mezcal; Extra añejo; Joven',
  'vermouth, aperitif':
    'Dry vermouth; Red vermouth; Bianco; Bitter orange; Pastis; White port; Sherry fino; Gentian',
  'vintage, wine vintage':
    'Rioja Reserva; Barolo; Riesling Spätlese; Saint-Émilion; Vintage port; Sauternes; Napa Cabernet; Brunello',
  vodka: 'Wheat vodka; Potato vodka; Rye vodka; Lemon; Bison grass; Vanilla; Cranberry; Barley',
  'whisky, whiskey, single malt, bourbon':
    'Highland single malt; Islay peated; Irish pot still; Kentucky bourbon; Tennessee rye; Speyside sherry cask; Japanese blend; Welsh malt',
  yeast: 'English ale; Bavarian wheat; Belgian saison; Lager; Champagne; Fresh baker’s; Dried instant; Kveik',
};
