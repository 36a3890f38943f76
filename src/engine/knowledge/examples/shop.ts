/** Names that things have, by subject: shop. */
export const shop: Readonly<Record<string, string>> = {
  aisle: 'Fruit and vegetables; Dairy; Bakery; Frozen; Drinks; Household; Pet food; Spices',
  'auction lot':
    'Oak sideboard; Signed football shirt; Case of Rioja; Silver teapot; Weekend in a cottage; Persian rug; Box of old postcards; Grandfather clock',
  'barcode, product code':
    'Seeded loaf; Honey, large jar; Olive soap; Ground coffee; Linen towel; Apple juice; Beeswax wrap; Wool socks',
  'best seller, bestseller':
    'Seeded loaf; Lavender soap; Linen shirt; House blend coffee; Beeswax candle; Oak board; Wild garlic pesto; Wool socks',
  bid: 'Opening bid; Phone bid; Absentee bid; Online bid; Counter bid; Sealed bid; Final bid; Bid from the floor',
  'checkout, cash register':
    'Main till; Express till; Garden section; Café; Self-checkout; Market stall; Bar; Bakery counter',
  'classified ad, small ad, classified':
    'Piano for sale; Room to let; Looking for a babysitter; Free firewood; Kittens to a good home; Bike wanted; Garden help offered; Lost scarf',
  'customer order, client order':
    'Birthday cake for Saturday; Six oak chairs; Wedding flowers; Weekly veg box; Two pairs of curtains; Catering for forty; Engraved medals; Custom bike frame',
  'customer question':
    'How long does delivery take?; Can I return it?; Do you gift wrap?; Is it vegan?; Where are you?; Do you ship abroad?; Can I pay by card?; Is there parking?',
  'flea market find, thrift find':
    'Enamel jug; Brass lamp; Silver spoons; Leather suitcase; Old globe; Bakelite radio; Linen tablecloth; Film camera',
  'gift card':
    'Birthday; Christmas; Thank you; Spa day; Dinner for two; Bookshop; Garden centre; Concert evening',
  'loyalty card':
    'Coffee stamp card; Bakery bonus; Cinema club; Hair salon; Bookshop points; Car wash; Garden centre; Sandwich bar',
  'market trader, stallholder':
    'Hillside Honey; Fromagerie Blanc; Omar’s Olives; Green Barrow; Two Sisters Bakery; Smokehouse Lindqvist; Pottery Kwame; Spice Route',
  'offer, special offer':
    'Two for one on Tuesdays; Free coffee with cake; Student discount; End-of-season sale; First lesson free; Family ticket; Bundle of three; Early bird',
  'out-of-stock item, missing article':
    'Oat milk; Yeast; Large paper bags; Till rolls; Blue wool; Candle wicks; Brown sugar; Bin liners',
  packaging:
    'Kraft box, small; Padded envelope; Tissue paper; Glass jar; Paper bag; Gift box; Shipping tube; Compostable pouch',
  'pre-order, preorder':
    'Sourdough for Saturday; Christmas goose; Spring bulbs; New novel; Asparagus box; Calendar; Honey, new harvest; Easter lamb',
  price: 'Adult; Child; Family; Concession; Group; Early bird; Season ticket; Member',
  'price list':
    'Spring prices; Wholesale; Members; Hotel and catering; Haircuts; Room rates; Market stall; Workshop hours',
  'receipt to claim, business receipt':
    'Train to Lyon; Printer paper; Lunch with client; Parking; Hotel, one night; Postage; Taxi to airport; Workshop fee',
  'return, returned item':
    'Jacket, too small; Lamp, broken glass; Shoes, wrong size; Kettle, faulty; Book, double order; Curtain, wrong colour; Headphones, changed mind; Plant, damaged',
  'sales pitch, sales lead':
    'Bakery in Ghent; Hotel by the lake; School canteen; Yoga studio; Garden centre; Wine bar; Dental practice; Holiday park',
  'second-hand item, secondhand item, used item':
    'Bookcase, pine; Child’s bike; Record player; Winter coat; Set of plates; Standing lamp; Desk chair; Camera tripod',
  'shelf, store shelf':
    'Tea and coffee; Baking; Bread; Tinned food; Cleaning; Fresh herbs; Sweets; Local produce',
  'shopping trip':
    'Ikea run; School shoes; Saturday market; Christmas presents; Fabric quarter; Outlet village; Garden centre; Weekly groceries',
  'stocktake, stock count':
    'Spring count; Cellar; Shop floor; Cold store; End of year; Workshop shelves; Market van; Bar',
  'warranty, guarantee':
    'Washing machine; Laptop; Heat pump; Bike frame; Mattress; Roof tiles; Drill; Glasses',
  'wholesale order, bulk order':
    'Flour, one pallet; Coffee beans; Paper bags; Olive oil, tins; Candles; Seed potatoes; Printed shirts; Jam jars',
  'window display, shop display':
    'Spring flowers; Back to school; Christmas village; Autumn colours; Wedding season; Summer reading; Local makers; Red sale',
};
