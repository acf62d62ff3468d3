-- Menus that nobody has changed get the two links that are new.
update "settings" set "value" = 'team,cars,events,gallery,sponsors,drift-taxi,shop,service,contact,achievements,blog'
where "setting_key" = 'menu_header' and "value" = 'team,cars,events,gallery,sponsors,drift-taxi,shop,service,contact';
--> statement-breakpoint
update "settings" set "value" = 'team,cars,events,gallery,sponsors,shop,drift-taxi,service,achievements,blog'
where "setting_key" = 'menu_footer' and "value" = 'team,cars,events,gallery,sponsors,shop,drift-taxi,service';
