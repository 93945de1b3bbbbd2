'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const CouponsBoard = dynamic(() => import('./CouponsBoard').then((file) => file.CouponsBoard));
export const OrderDetail = dynamic(() => import('./OrderDetail').then((file) => file.OrderDetail));
export const OrdersBoard = dynamic(() => import('./OrdersBoard').then((file) => file.OrdersBoard));
export const ProductsBoard = dynamic(() => import('./ProductsBoard').then((file) => file.ProductsBoard));
