import type { Money } from '@plugins/kit/rules';
import type { Crop, DropReason } from './rules/cart';
import type { FileSize, Kind, LineKind, Scope } from './rules/product';

/** A photograph in the shop: a thumbnail, a larger picture, and its sides. */
export interface PhotoView {
  id: string;
  name: string;
  src: string;
  large: string;
  width: number;
  height: number;
  picked: boolean;
}

/** A price of a product; `ratio` is a print's width / height times 1000. */
export interface OptionView {
  id: string;
  name: string;
  price: Money;
  ratio: number | null;
}

/** A product on sale. */
export interface ProductView {
  id: string;
  name: string;
  description: string | null;
  kind: Kind;
  uses: 'all' | 'selection';
  minimum: number;
  photos: number;
  scope: Scope;
  size: FileSize;
  /** Whether photographs are chosen for it. */
  chooses: boolean;
  options: OptionView[];
  from: Money;
  /** Addresses of its own pictures. */
  pictures: string[];
}

/** A line of a cart or of an order. */
export interface LineView {
  /** By which a line of a cart is removed. */
  id: string | null;
  product: string | null;
  option: string | null;
  name: string;
  option_name: string;
  kind: LineKind;
  quantity: number;
  unit: Money;
  amount: Money;
  scope: Scope | null;
  size: FileSize | null;
  gallery: string | null;
  ratio: number | null;
  photos: (Pick<PhotoView, 'id' | 'name'> & {
    src: string | null;
    width: number;
    height: number;
    crop: Crop | null;
  })[];
}

/** A line of prints of a cart as its editor shows it: its photographs, and how each is printed. */
export interface LineToEdit {
  line: { id: string; name: string; option_name: string; ratio: number | null };
  photos: PhotoView[];
  crop: Record<string, Crop>;
}

/** A way of delivery: its price, and whether it needs the buyer's address. */
export interface DeliveryView {
  name: string;
  price: Money;
  address: boolean;
}

/** A way of delivery in a cart, with what the order costs by it. */
export interface WayView extends DeliveryView {
  id: string;
  total: Money;
  tax: Money;
}

/** Answer of `GET /events/{id}/cart`. */
export interface CartView {
  lines: LineView[];
  dropped: { product: string; name: string | null; reason: DropReason }[];
  subtotal: Money;
  discount: Money;
  /** Ways of delivery to choose from; none where nothing is delivered, or the studio has no ways. */
  deliveries: WayView[];
  /** The chosen one; the only one is chosen already. */
  delivery: WayView | null;
  total: Money;
  /** Included in the total; `rate` in percent. */
  tax: Money;
  tax_rate: number;
  currency: string;
  methods: { id: string; label: string }[];
}

/** Answer of `GET /events/{id}/orders/{order}`. */
export interface OrderView {
  id: string;
  number: number;
  state: 'open' | 'paid' | 'done' | 'cancelled';
  refunded: Money;
  lines: LineView[];
  subtotal: Money;
  discount: Money;
  total: Money;
  tax: Money;
  tax_rate: number;
  name: string;
  /** Null once the buyer is erased. */
  email: string | null;
  address: string | null;
  /** How it is delivered; null where nothing is, and where the studio had no ways. */
  delivery: DeliveryView | null;
  note: string | null;
  method: string | null;
  /** How to pay outside Keepers, in the studio's words; the reference to name. */
  instructions: string | null;
  reference: string | null;
  /** The page on which paying goes on; null where there is none. */
  pay: string | null;
  placed_at: string;
  paid_at: string | null;
  sent_at: string | null;
  /** `media` is null for the files of a gallery or of everything: `url` takes an order of archives (`POST`, `choice`). */
  /** Receipts and confirmations of its payment; `link` is the one of an invoicing service. */
  documents: {
    id: string;
    number: string;
    kind: 'receipt' | 'invoice' | 'credit' | 'confirmation' | 'refund-confirmation';
    issued: string;
    /** Of a refund. */
    refund: boolean;
    url: string;
    link: string | null;
  }[];
  downloads: { media: string | null; name: string; size: FileSize; url: string; choice: string }[];
}

/** An order as its studio sees it. */
export interface StudioOrderView extends OrderView {
  /** Null once the project is deleted. */
  project: { id: string; name: string } | null;
  studio_note: string | null;
  coupon: string | null;
  /** Whether it has a payment, which may be marked and refunded. */
  payment: boolean;
  /** Its money was marked by the studio as received, which also returns it; else the payment service does. */
  by_hand: boolean;
  /** The name of the way that the buyer chose to pay; null for an order that costs nothing. */
  pays_by: string | null;
  /** The buyer objected at their bank: the state of the dispute, and what the service holds; null if not. */
  dispute: { state: 'open' | 'won' | 'lost'; held: Money } | null;
}
