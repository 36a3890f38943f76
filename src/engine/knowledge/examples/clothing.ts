/** Names of things that have to do with clothes and jewellery. */
export const clothing: Readonly<Record<string, string>> = {
  'abaya, kaftan':
    'Black crepe; Embroidered sleeves; Open, sage; Velvet, burgundy; Linen, sand; Batwing; Pearl trim; Denim',
  'accessory, fashion accessory':
    'Silk scarf; Leather belt; Sunglasses; Straw hat; Umbrella; Clutch bag; Gloves; Hair clip',
  bead: 'Venetian glass; Cowrie; Amber; Wooden, red; Seed bead, blue; Turquoise; Lapis; Bone',
  belt: 'Brown leather; Braided; Black dress belt; Canvas webbing; Studded; Obi; Western buckle; Reversible',
  'boot, pair of boots':
    'Hiking boots; Wellingtons; Chelsea boots; Riding boots; Steel-toe boots; Ankle boots; Cowboy boots; Snow boots',
  'bracelet, bangle, anklet':
    'Charm bracelet; Silver bangle; Friendship bracelet; Jade; Leather cord; Tennis bracelet; Amber beads; Cowrie shells',
  'brooch, lapel pin':
    'Cameo; Silver leaf; Enamel poppy; Art deco bar; Dragonfly; Luckenbooth; Pearl spray; Club pin',
  button:
    'Mother-of-pearl; Brass anchor; Wooden toggle; Horn; Red plastic; Silver filigree; Fabric-covered; Glass flower',
  cap: 'Flat cap; Baseball cap; Bobble cap; Swimming cap; Kufi; Skipper’s cap; Bucket hat; School cap',
  'clothing measurement': 'Chest; Waist; Hip; Inside leg; Sleeve length; Neck; Shoulder width; Back length',
  'clothing, clothing item, item of clothing, article of clothing':
    'Winter coat; Jeans; Striped T-shirt; Wool jumper; Rain jacket; Linen dress; School blazer; Leather belt',
  'coat, overcoat':
    'Camel overcoat; Trench coat; Duffle coat; Parka; Raincoat; Down coat; Loden coat; Pea coat',
  'cufflink, buckle':
    'Silver knots; Gold initials; Mother-of-pearl; Enamel stripes; Western buckle; Pewter Celtic; Vintage watch parts; Brass anchor',
  diamond:
    'Round brilliant; Princess cut; Oval; Cushion cut; Emerald cut; Pear; Old mine cut; Champagne rose cut',
  'dirndl, lederhosen, folk costume, traditional costume':
    'Festive dirndl, green; Bunad, Hardanger; Kilt, Black Watch; Kimono, cranes; Lederhosen, short; Flamenco dress; Vyshyvanka; Agbada',
  'dress hire, costume hire, suit hire, hire item':
    'Tuxedo, navy; Ball gown, red; Dirndl; Pirate; Santa suit; Morning suit; Flapper dress; Knight',
  'dress pattern':
    'Wrap dress; A-line skirt; Men’s shirt; Child’s dungarees; Kimono jacket; Tote bag; Pyjama trousers; Circle skirt',
  'dress size, shoe size': 'Extra small; Small; Medium; Large; Extra large; Petite; Tall; One size',
  'dressing gown, bathrobe, robe':
    'White waffle; Towelling, navy; Silk kimono; Fleece; Hooded child’s robe; Tartan wool; Spa robe; Quilted',
  'dry cleaning, dry cleaning item, cleaning ticket':
    'Navy suit; Silk blouse; Wedding dress; Wool coat; Curtains, pair; Evening gown; Down jacket; Tie with stain',
  'earring, pair of earrings':
    'Gold hoops; Pearl studs; Silver drops; Jade; Feather; Turquoise; Clip-on, red; Filigree',
  'engagement ring, wedding ring, finger ring':
    'Gold band; Solitaire diamond; Sapphire halo; Signet; Claddagh; Emerald cut; Platinum band; Opal cluster',
  'eyewear, glasses frame, spectacle frame':
    'Round tortoiseshell; Black acetate; Rimless; Gold aviator; Cat eye, red; Children’s flexible; Reading half-moon; Sports wrap',
  'fitting, dress fitting, costume fitting':
    'First toile; Bodice, pinned; Hem with shoes; Bridesmaid’s waist; Groom’s jacket; Sleeves and lining; Final fitting; Collection',
  'football kit, sports kit, team kit':
    'Home, red; Away, white; Goalkeeper, green; Juniors; Training bibs; Third kit, black; Socks and shorts; Captain’s armband',
  'gem, precious stone': 'Sapphire; Emerald; Ruby; Opal; Garnet; Amethyst; Tanzanite; Topaz',
  'gown, evening gown, ball gown, prom dress':
    'Emerald satin; Midnight blue tulle; Red mermaid; Gold sequin; Blush chiffon; Black velvet; Ivory lace; Silver A-line',
  'hair clip, headband, hair band, hair accessory':
    'Pearl slide; Velvet scrunchie; Tortoiseshell claw; Satin headband; Flower crown; Silk ribbon; Beaded tiara; Snap clips',
  'handbag, purse':
    'Tan leather tote; Black clutch; Crossbody; Beaded evening bag; Bucket bag; Woven raffia; Patent top-handle; Coin purse',
  'hat, headgear': 'Straw hat; Fedora; Bobble hat; Panama; Beret; Bowler; Sun hat; Fascinator',
  'heel, pair of heels':
    'Black court shoe; Kitten heel; Red stiletto; Block heel sandal; Wedge; Bridal satin; Mary Jane; Platform',
  'hijab, headscarf':
    'Black chiffon; Jersey, navy; Silk, emerald; Cotton, beige; Sports hijab; Dusty rose; Printed viscose; White prayer set',
  'interfacing, hem':
    'Silk, burgundy; Cupro, grey; Blind hem; Rolled hem; Flannel; Cotton, striped; Fusible, light; Lettuce hem',
  jacket:
    'Denim jacket; Leather biker; Tweed jacket; Rain jacket; Bomber; Fleece; Dinner jacket; Quilted jacket',
  'jeans, pair of jeans':
    'Slim, dark blue; Bootcut; High-waisted; Black skinny; Straight, stonewashed; Wide leg; Dungarees; Selvedge',
  kimono:
    'Furisode, cranes; Yukata, blue; Tomesode, black; Komon, plum blossom; Silk haori; Wedding uchikake; Men’s grey; Summer ro',
  lace: 'Bruges bobbin; Chantilly; Broderie anglaise; Guipure; Crochet edging; Honiton; Nottingham; Venetian',
  'laundry symbol, washing instruction, care label':
    'Hand wash; Do not tumble dry; Cool iron; Dry clean only; Wash at thirty degrees; Do not bleach; Dry flat; Wash inside out',
  'linen, cotton, silk, velvet, cloth':
    'Natural linen; Navy cotton poplin; Ivory silk; Emerald velvet; Red gingham; Grey flannel; White muslin; Indigo denim',
  mask: 'Venetian Colombina; Plague doctor; Kabuki demon; Cat; Swabian witch; Gold half mask; Lion; Guelede mask',
  'necklace, pendant':
    'Pearl strand; Gold locket; Amber beads; Silver cross; Coral; Turquoise pendant; Moonstone drop; Name necklace',
  'needle, crochet hook':
    'Circular, bamboo; Double-pointed; Embroidery; Darning; Crochet hook, steel; Cable needle; Quilting; Leather',
  'outfit idea, wardrobe item, capsule wardrobe piece, vintage item, fashion item':
    'White shirt; Blue jeans; Black dress; Trench coat; Tweed blazer; Silk blouse; Linen trousers; Wool jumper',
  'party outfit, work outfit':
    'Navy dress and flats; Jeans and blazer; Black suit; Linen shirt and chinos; Wrap dress; Skirt and jumper; Silk blouse; White shirt, grey trousers',
  pattern: 'Stripes; Polka dots; Herringbone; Paisley; Houndstooth; Gingham; Floral; Chevron',
  pearl:
    'Akoya, white; Tahitian black; South Sea gold; Freshwater pink; Baroque; Mabé; Keshi; River pearl, Scotland',
  pocket:
    'Patch pocket; Inside breast; Welt pocket; Side seam; Back, left; Ticket pocket; Kangaroo; Zip pocket',
  'pyjamas, nightdress, nightwear, sleepwear':
    'Flannel check; Silk pyjamas; Children’s dinosaurs; Cotton nightshirt; Onesie; Jersey shorts set; Victorian nightdress; Christmas set',
  'ribbon, trimming':
    'Velvet, red; Satin, ivory; Grosgrain, navy; Lace edging; Bias binding; Pompom trim; Gold braid; Gingham',
  'sandal, slipper, pair of sandals':
    'Leather sandals; Felt slippers; Flip-flops; Espadrilles; Huaraches; Clogs; Babouches; Hiking sandals',
  'sari, saree':
    'Banarasi red; Kanchipuram green; Cotton handloom; Chiffon peach; Patola; Mysore silk; Tussar gold; Georgette navy',
  'scarf, shawl':
    'Silk square; Cashmere wrap; Tartan scarf; Lace shawl; Pashmina; Rebozo; Chunky knit; Keffiyeh',
  shorts: 'Denim; Running shorts; Cargo; Linen; Football kit; Swim shorts; Lederhosen; Bermuda',
  skirt: 'Pleated midi; Denim mini; Tartan skirt; A-line wool; Tulle; Wrap skirt; Pencil skirt; Dirndl skirt',
  'sleeve, collar, cuff':
    'Puff sleeve; Raglan; Peter Pan collar; Mandarin collar; French cuff; Bell sleeve; Shirt collar; Cap sleeve',
  'sneaker, pair of sneakers, pair of shoes':
    'White court; High-top canvas; Trail runner; Retro suede; Slip-on; Skate shoe; Black leather; Basketball',
  'sock, pair of socks':
    'Hiking wool; Argyle; Ankle, white; Knee-high; Football; Bed socks; Compression; Christmas',
  suit: 'Navy two-piece; Charcoal wool; Linen summer suit; Morning suit; Tuxedo; Tweed three-piece; Confirmation suit; Pinstripe',
  'sweater, jumper, pullover, cardigan':
    'Aran knit; Fair Isle; Navy crew neck; Merino roll-neck; Norwegian; Cashmere cardigan; Christmas jumper; Striped cotton',
  'swimsuit, bathing suit, swimming trunks':
    'Navy one-piece; Red bikini; Racing suit; Swim shorts; Child’s UV suit; Burkini; Tankini; Wetsuit',
  'tailor order, bespoke order, made-to-measure order, tailor’s order':
    'Navy wedding suit; Two white shirts; Linen trousers; Waistcoat, silk; Agbada, gold; Tweed jacket; Riding coat; Evening dress',
  textile:
    'Linen tea towel; Wool blanket; Kente cloth; Batik sarong; Silk scarf; Kilim; Indigo shibori; Damask tablecloth',
  'tie, necktie, bow tie':
    'Navy silk; Striped club tie; Knitted wool; Black bow tie; Paisley; Tartan; Polka dot; School tie',
  'tights, stocking, hosiery':
    'Black opaque; Nude sheer; Fishnet; Wool, grey; Children’s white; Support stockings; Ballet pink; Lace top',
  'tracksuit, sportswear':
    'Club tracksuit; Running top; Warm-up jacket; Leggings; Training shorts; Hoodie; Rain shell; Yoga set',
  'trousers, pair of trousers':
    'Chinos, beige; Grey flannel; Corduroy; Work trousers; Linen; Culottes; Cargo; Black dress trousers',
  'turban, gele, head wrap':
    'Saffron pagri; Royal blue; White cotton; Gold gele; Ankara print; Wine red; Dastar, black; Silk, ivory',
  'underwear, lingerie, bra':
    'Cotton briefs; Boxer shorts; Sports bra; Lace balconette; Thermal vest; Nursing bra; Slip; Bralette',
  uniform:
    'Nurse’s tunic; Chef’s whites; School blazer; Scout shirt; Band jacket; Security jacket; Waiter’s waistcoat; Fire brigade dress',
  'veil, bridal veil':
    'Cathedral; Fingertip lace; Birdcage; Mantilla; Pearl edge; Chapel length; Blusher; Juliet cap',
  wallet:
    'Brown bifold; Card holder; Travel wallet; Long zip wallet; Money clip; Canvas; Child’s wallet; Passport holder',
  'wig, hairpiece':
    'Black bob; Long auburn; Blonde curls; Judge’s wig; Pixie, grey; Afro; Marie Antoinette; Honey lace front',
  'yarn stash, fabric stash, stash':
    'Merino, teal; Sock yarn, speckled; Linen, natural; Mohair, blush; Liberty cotton; Tweed, oatmeal; Alpaca, grey; Denim remnant',
  'zip, zipper':
    'Invisible, black; Metal jeans zip; Open-end jacket zip; Nylon, white; Chunky plastic; Brass, bag; Cushion zip; Waterproof',
};
