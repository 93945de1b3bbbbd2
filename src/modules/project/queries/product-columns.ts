/** SQL for the rules of a product `p`, by the names of `ProductRules`. */
export const PRODUCT_RULES = `p.minphotos::int as minphotos, p.maxphotos::int as maxphotos,
  case when p.extra_amount is not null then json_build_object('amount', p.extra_amount::int, 'currency', p.extra_currency) end as extra_price,
  p.opens_on, p.closes_on, p.among_id as among,
  p.from_favourites`;
