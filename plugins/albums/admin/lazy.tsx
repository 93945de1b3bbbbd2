'use client';

import dynamic from 'next/dynamic';

// Each screen is loaded by the page that shows it (docs/decisions/0140).

export const AlbumsTab = dynamic(() => import('./AlbumsTab').then((file) => file.AlbumsTab));
export const AlbumEditor = dynamic(() => import('./editor/AlbumEditor').then((file) => file.AlbumEditor));
export const ProductsBoard = dynamic(() => import('./ProductsBoard').then((file) => file.ProductsBoard));
